import { confirm, select } from '@inquirer/prompts';
import { settingsFile } from '../doctor/finding.ts';
import type { Step } from './ask.ts';
import { changes } from './changes.ts';
import { groups } from './groups.ts';
import { orderWarning } from './levels.ts';
import { refusal } from './refusals.ts';
import { faults, type Settings } from './settings.ts';

type Chosen = 'all' | 'finish' | number;

/** Asks what comes next: all questions, those of one group, or the end. */
const askMenu = (settings: Settings, next: Chosen) =>
  select<Chosen>({
    message: 'What do you want to set?',
    default: next,
    pageSize: groups.length + 2,
    theme: { indexMode: 'number' },
    choices: [
      { name: 'Everything, one question after another', value: 'all' },
      ...groups.map(({ name, summary }, index) => ({ name, value: index, description: `Now: ${summary(settings)}` })),
      { name: 'Finish', value: 'finish', description: 'Shows what changes, and writes it.' },
    ],
  });

/**
 * Asks questions one after another; back leads to the one before.
 * @param stepsOf the questions, which may follow from the answers to those before
 * @returns the settings, and whether the owner went through to the last question
 */
export async function askInTurn(settings: Settings, stepsOf: (settings: Settings) => readonly Step[]) {
  let answered = settings;
  for (let at = 0; at >= 0;) {
    const steps = stepsOf(answered);
    const step = steps[at];
    if (step === undefined) return { settings: answered, isThrough: true };
    const turn = await step(answered, `${at + 1} of ${steps.length}`);
    answered = turn.settings;
    at += turn.isBack ? -1 : 1;
  }
  return { settings: answered, isThrough: false };
}

/** Why the settings cannot be written, in whose questions; undefined if they can. */
function obstacle(answered: Settings): string | undefined {
  const [fault] = faults(answered);
  if (fault === undefined) return undefined;
  const [setting] = fault.value.split(/[.[]/);
  const group = groups.find(({ settings }) => settings.some((name) => name === setting));
  return `“${group?.name}” needs another answer. ${refusal(fault, answered)}`;
}

/** Whether to write the settings: the build has to accept them, and the owner to agree. */
async function isAgreed(lines: readonly string[], answered: Settings): Promise<boolean> {
  const found = obstacle(answered);
  const warning = orderWarning(answered);
  const said = found === undefined ? [...lines, ...(warning === undefined ? [] : [`! ${warning}`])] : [found];
  console.log(`\n${said.map((line) => `  ${line}`).join('\n')}\n`);
  return found === undefined && confirm({ message: `Write this into ${settingsFile}?` });
}

/**
 * Asks for all settings, in the order that the owner wants.
 * @returns the settings that the owner agreed to, or those that were passed if nothing changed
 */
export async function interview(present: Settings): Promise<Settings> {
  let answered = present;
  for (let next: Chosen = 'all'; ;) {
    const chosen: Chosen = await askMenu(answered, next);
    let isEnd = chosen === 'finish';
    if (chosen !== 'finish') {
      const asked = chosen === 'all' ? groups : groups.slice(chosen, chosen + 1);
      const turn = await askInTurn(answered, (settings) => asked.flatMap(({ steps }) => steps(settings)));
      answered = turn.settings;
      isEnd = chosen === 'all' && turn.isThrough;
    }
    next = 'finish';
    if (!isEnd) continue;
    const lines = changes(present, answered);
    if (lines.length === 0) return present;
    if (await isAgreed(lines, answered)) return answered;
  }
}
