/* First step of `npm run build`: reports faults in settings, texts, flags and logo before Astro prints anything. */
import './report-errors.ts';
import { checkAll } from '../build/check-settings.ts';

await checkAll();
