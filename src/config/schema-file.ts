import { z } from 'astro/zod';
import { settingsSchema } from './schema.ts';

/** Where editors find what they know of the settings, which name it. */
export const schemaFile = 'src/config/settings.schema.json';

/** The schema as JSON. What is mended is described as what it becomes. */
export const schemaText = `${JSON.stringify(z.toJSONSchema(settingsSchema, { io: 'output' }), null, 2)}\n`;
