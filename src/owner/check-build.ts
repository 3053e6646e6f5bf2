/* `npm run build` begins with this: what is wrong is said in a sentence, ahead of all that Astro would say. */
import './report-errors.ts';
import { checkAll } from '../build/check-settings.ts';

await checkAll();
