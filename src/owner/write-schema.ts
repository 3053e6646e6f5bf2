/* Run by `npm run format`: writes the JSON schema with which editors check `settings.json`. */
import { writeFileSync } from 'node:fs';
import { schemaFile, schemaText } from '../config/schema.ts';

writeFileSync(schemaFile, schemaText);
