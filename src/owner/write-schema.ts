/* Run by `npm run format`: writes the JSON schema with which editors check `settings.json`. */
import { writeFileSync } from 'node:fs';
import { jsonSchema } from '../settings/read-settings.ts';

writeFileSync('src/config/settings.schema.json', `${JSON.stringify(jsonSchema, null, 2)}\n`);
