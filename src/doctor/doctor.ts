/*
 * `npm run doctor`: tells in plain words what stands between this checkout and a public launch. Ends with
 * exit code 0 when nothing does, and 1 otherwise.
 */
import { site } from '../config/environment.ts';
import { builtSiteFindings } from './built-site.ts';
import { settingsFindings } from './settings.ts';
import { allTextFindings } from './texts.ts';
import { videoFindings } from './videos.ts';

const videos = await videoFindings(site);
const findings = [
  ...settingsFindings(site),
  ...videos.findings,
  ...allTextFindings(),
  ...builtSiteFindings(new URL('../../dist/', import.meta.url), site),
];

if (videos.unchecked.length > 0)
  console.log(`Not checked, because YouTube did not answer: ${videos.unchecked.join(', ')}.\n`);
if (findings.length === 0) {
  console.log('Ready: nothing that can be checked here stands in the way of a public launch.');
} else {
  console.log('Before a public launch:\n');
  for (const { place, problem } of findings) console.log(`- ${place}\n  ${problem}`);
  process.exitCode = 1;
}
