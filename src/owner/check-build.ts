/* First step of `npm run build`: names faults in plain words, before Astro prints anything. */
import './report-errors.ts';
import { checkAll } from '../build/check-settings.ts';

await checkAll();
