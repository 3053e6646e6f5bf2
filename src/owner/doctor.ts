/* `npm run doctor` says what stands between this checkout and a public launch. Exit code: 0 if nothing, else 1. */
import './report-errors.ts';
import { languages } from '../config/languages.ts';
import * as site from '../config/settings.ts';
import { allTextFaults } from '../content/faults.ts';
import { allUntranslatedTexts } from '../content/untranslated.ts';
import { isPreviewCurrent } from '../previews/card.ts';
import { signupLink } from '../model/signup-link.ts';
import { launchAdvice, launchFindings } from './launch.ts';
import { wrapped } from './wrapped.ts';

const outdated = languages.filter((language) => !isPreviewCurrent(language)).map(({ path }) => `${path}.png`);

const advice = launchAdvice(site);
const findings = [
  ...launchFindings(site),
  ...allTextFaults().map(({ file, key, problem }) => `${file}, ${key}: The text ${problem}.`),
  ...allUntranslatedTexts(),
  ...(outdated.length === 0
    ? []
    : [`public/previews: ${outdated.join(', ')} are missing or out of date. Run "npm run previews".`]),
];

const signup = (search: string) => signupLink(site.signupAddress, 'en', search);
console.log(wrapped(`Registration: ${signup('')}\nwith a code: ${signup('?ref=CODE')}`));
for (const line of advice) console.log(wrapped(`Advised: ${line}`));
console.log(
  wrapped(
    findings.length === 0
      ? 'Ready: nothing that can be checked here stands in the way of a public launch. "npm run deploy" publishes it.'
      : ['Before a public launch:', ...findings].join('\n- '),
  ),
);
process.exitCode = findings.length === 0 ? 0 : 1;
