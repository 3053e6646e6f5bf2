/* `npm run format` writes what editors know of the settings. */
import { writeFileSync } from 'node:fs';
import { schemaFile, schemaText } from '../config/schema.ts';

writeFileSync(schemaFile, schemaText);
