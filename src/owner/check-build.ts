/*
 * First step of `npm run build`: reports faults in the settings, texts, flags and logo in plain words, before Astro
 * prints anything.
 */
import './report-errors.ts';
import { checkAll } from '../build/check-settings.ts';

await checkAll();
