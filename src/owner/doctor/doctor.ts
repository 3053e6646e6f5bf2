/*
 * `npm run doctor` says in plain words what stands between this checkout and a public launch; with `--unbuilt`, nothing
 * of the pages, which come next. The exit code is 0 if nothing does, else 1.
 */
import { site } from '../../config/site.ts';
import { stopAtUnreadableTexts } from '../unreadable-texts.ts';

stopAtUnreadableTexts();
const { launchReport } = await import('./launch.ts');
const isBuilt = !process.argv.includes('--unbuilt');
const { text, isFine } = await launchReport(site, isBuilt ? new URL('../../../dist/', import.meta.url) : undefined);
console.log(text);
process.exitCode = isFine ? 0 : 1;
