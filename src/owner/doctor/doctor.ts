/*
 * `npm run doctor` says in plain words what stands between this checkout and a public launch; with
 * `--online ADDRESS`, what is wrong with a published site; with `--unbuilt`, nothing of the pages, which come next. The
 * exit code is 0 if nothing is, 1 if something is, and 2 if it cannot tell what it is asked.
 */
import { site } from '../../config/site.ts';
import { stopAtUnreadableTexts } from '../unreadable-texts.ts';
import { doctorArguments, usage } from './arguments.ts';

const project = new URL('../../../', import.meta.url);
const asked = doctorArguments(process.argv.slice(2));

if (asked === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  stopAtUnreadableTexts();
  const [{ launchReport }, { onlineReport }] = await Promise.all([import('./launch.ts'), import('./online/online.ts')]);
  const dist = new URL('dist/', project);
  const { text, isFine } = await (asked.online === undefined
    ? launchReport(site, asked.unbuilt ? undefined : dist)
    : onlineReport(asked.online, site, dist));
  console.log(text);
  process.exitCode = isFine ? 0 : 1;
}
