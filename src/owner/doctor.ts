/*
 * `npm run doctor` says what stands between this checkout and a public launch: exit code 0 if nothing, else 1. After a
 * build, which has refused what it refuses, `--built` leaves that out.
 */
import { checkAll } from '../build/check-settings.ts';
import { languages } from '../config/languages.ts';
import { translator } from '../content/translate.ts';
import { allUntranslatedTexts } from '../content/checks/untranslated.ts';
import { signupLink } from '../model/signup-link.ts';
import { settings } from '../settings/settings.ts';
import { launchFaults, launchReminders } from './launch.ts';

if (!process.argv.includes('--built')) await checkAll();

/** Prints a heading and what belongs to it, if there is anything. */
function list(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([heading, ...lines].join('\n- '), '\n');
}

const spoken = new Intl.Locale(Intl.DateTimeFormat().resolvedOptions().locale).language;
const language = languages.find(({ code }) => code === spoken) ?? languages.find(({ code }) => code === 'en')!;
const t = translator(language);
const whatIsSold = settings.whatIsSold[language.path] ?? '';
const sentences = [
  whatIsSold && t('performanceAccessDescription', { whatIsSold }),
  ...(['registrationNote', 'basisStart', 'vatNote'] as const).map((key) => t(key)),
];
list(
  `The page says in ${language.name}:`,
  sentences.filter((sentence) => sentence !== ''),
);
const signup = (search: string) => signupLink(settings.signupAddress, language.code, search);
list('Visitors register at:', [signup(''), `${signup('?ref=CODE')} (with the code CODE)`]);
list('Worth a look:', launchReminders(settings));

const faults = [...launchFaults(settings), ...allUntranslatedTexts()];
list('Before a public launch:', faults);
if (faults.length === 0)
  console.log('Ready: nothing that can be checked here stands in the way of a launch. "npm run deploy" publishes it.');
process.exitCode = faults.length === 0 ? 0 : 1;
