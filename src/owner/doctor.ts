/* `npm run doctor` says what stands between this checkout and a public launch. Exit code: 0 if nothing, else 1. */
import './report-errors.ts';
import { checkAll } from '../build/check-settings.ts';
import { languages } from '../config/languages.ts';
import { allUntranslatedTexts } from '../content/untranslated.ts';
import { signupLink } from '../model/signup-link.ts';
import * as site from '../settings/settings.ts';
import { launchReminders, launchFaults } from './launch.ts';

// What the build refuses, in the same words.
await checkAll();
const { translator } = await import('../content/translate.ts');
const { isPreviewCurrent } = await import('../previews/card.ts');

/** Prints a heading and what belongs to it, if there is anything. */
function list(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([heading, ...lines].join('\n- '), '\n');
}

const spoken = Intl.DateTimeFormat().resolvedOptions().locale.slice(0, 2);
const language = languages.find(({ code }) => code === spoken) ?? languages.find(({ code }) => code === 'en')!;
const t = translator(language);
const whatIsSold = site.whatIsSold[language.code] ?? '';
const sentences = [
  whatIsSold && t('performanceAccessDescription', { whatIsSold }),
  ...(['registrationNote', 'basisStart', 'vatNote'] as const).map((key) => t(key)),
];
list(
  `The page says in ${language.name}:`,
  sentences.filter((sentence) => sentence !== ''),
);
const signup = (search: string) => signupLink(site.signupAddress, language.code, search);
list('Visitors register at:', [signup(''), `${signup('?ref=CODE')} (with the code CODE)`]);
list('Worth a look:', launchReminders(site));

const outdated = languages.filter((one) => !isPreviewCurrent(one)).map(({ path }) => `${path}.png`);
const faults = [
  ...launchFaults(site),
  ...allUntranslatedTexts(),
  ...(outdated.length === 0
    ? []
    : [`public/previews: ${outdated.join(', ')} are missing or out of date. Run "npm run previews".`]),
];
list('Before a public launch:', faults);
if (faults.length === 0)
  console.log('Ready: nothing that can be checked here stands in the way of a launch. "npm run deploy" publishes it.');
process.exitCode = faults.length === 0 ? 0 : 1;
