import { confirm, select } from '@inquirer/prompts';
import { settingsFile } from '../doctor/finding.ts';
import { changes } from './changes.ts';
import { groups } from './groups.ts';
import { faults, type Settings } from './settings.ts';

const finish = groups.length;

/** Asks which group of questions comes next. Enter takes them in order. */
const askGroup = (settings: Settings, next: number) =>
  select({
    message: 'What do you want to set?',
    default: next,
    pageSize: groups.length + 1,
    theme: { indexMode: 'number' },
    choices: [
      ...groups.map(({ name, summary }, index) => ({ name, value: index, description: `Now: ${summary(settings)}` })),
      { name: 'Finish', value: finish, description: 'Shows what changes, and writes it.' },
    ],
  });

/** Whether to write the settings: the build has to accept them, and the owner to agree. */
async function isAgreed(lines: readonly string[], answered: Settings): Promise<boolean> {
  const [fault] = faults(answered);
  console.log(`\n${fault?.message ?? lines.map((line) => `  ${line}`).join('\n')}\n`);
  return fault === undefined && confirm({ message: `Write this into ${settingsFile}?` });
}

/**
 * Asks for all settings, in the order that the owner wants.
 * @returns the settings that the owner agreed to, or those that were passed if nothing changed
 */
export async function interview(present: Settings): Promise<Settings> {
  let answered = present;
  for (let next = 0; ;) {
    const chosen = await askGroup(answered, next);
    const group = groups[chosen];
    for (const step of group?.asks ?? []) answered = await step(answered);
    next = group === undefined ? 0 : chosen + 1;
    if (group !== undefined) continue;
    const lines = changes(present, answered);
    if (lines.length === 0) return present;
    if (await isAgreed(lines, answered)) return answered;
  }
}
