import { checkFiles } from '../content/files.ts';

checkFiles();
