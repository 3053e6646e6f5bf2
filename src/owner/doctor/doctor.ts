/*
 * `npm run doctor` says in plain words what stands between this checkout and a public launch. The exit code
 * is 0 if nothing does, else 1.
 */
import { site } from '../../config/site.ts';
import { builtSiteFindings } from './built-site.ts';
import { pictureFindings } from './pictures.ts';
import { report } from './report.ts';
import { settingsAdvice, settingsFindings } from './settings.ts';
import { textFindings } from './texts.ts';
import { videoFindings } from './videos.ts';

const project = new URL('../../../', import.meta.url);
const videos = await videoFindings(site);
const findings = [
  ...settingsFindings(site),
  ...videos.findings,
  ...textFindings(),
  ...pictureFindings(),
  ...builtSiteFindings(new URL('dist/', project), site),
];

const { text, isReady } = report(findings, settingsAdvice(site), videos.unchecked);
console.log(text);
process.exitCode = isReady ? 0 : 1;
