/*
 * `npm run doctor` says what stands between this checkout and a public launch: exit code 0 if nothing, else 1. `--built`
 * skips the checks that a build has just made.
 */
import { checkAll } from '../build/check-settings.ts';
import { languages } from '../config/languages.ts';
import { formatsFor } from '../content/numbers-from-intl.ts';
import { translator } from '../content/translate.ts';
import { cautiousAssumptions, planAssumptions } from '../model/assumptions.ts';
import { commissionCents, plan } from '../model/plan.ts';
import { project } from '../model/projection.ts';
import { defaultInputs } from '../model/query-string.ts';
import { overriding } from '../settings/read-settings.ts';
import { allUntranslatedTexts } from '../content/checks/untranslated.ts';
import { settings } from '../settings/settings.ts';
import { launchFaults, launchReminders } from './launch.ts';

if (!process.argv.includes('--built')) checkAll();

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
const { money, percent, count } = formatsFor(language);
const rows = [
  ['Plan', 'Price', ...[1, 2].map((level) => `Level ${level}`)],
  ...plan.tiers.map((tier) => [
    tier.name,
    money(tier.priceCents),
    ...([1, 2] as const).map((level) => {
      return `${money(commissionCents(tier, level, 1))} (${percent(tier[`level${level}Commission`])})`;
    }),
  ]),
];
list(
  'What partners are paid a month for a subscription of each plan:',
  rows.map((row) => row.map((cell) => cell.padEnd(18)).join('')),
);
const { partnersAtStart, newLevel1PartnersPerMonth } = defaultInputs;
list(
  `In month ${plan.horizonMonths}, with ${count(partnersAtStart)} partners at the start and ${count(newLevel1PartnersPerMonth)} new ones a month, the page says:`,
  (
    [
      ['thisExample', planAssumptions],
      ['anotherExample', cautiousAssumptions],
    ] as const
  ).map(
    ([name, assumed]) =>
      `${t(name)}: ${money(project(plan, { ...defaultInputs, ...assumed }).at(-1)!.totalRevenueCents)}`,
  ),
);
list(
  'These variables, of the environment or of .env, override settings:',
  overriding(process.env).map((variable) => `${variable}=${process.env[variable]}`),
);
list('Worth a look:', launchReminders(settings));

const faults = [...launchFaults(settings), ...allUntranslatedTexts()];
list('Before a public launch:', faults);
if (faults.length === 0)
  console.log('Ready: nothing that can be checked here stands in the way of a launch. "npm run deploy" publishes it.');
process.exitCode = faults.length === 0 ? 0 : 1;
