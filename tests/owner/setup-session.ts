import type { ProjectCopy } from '../support/project-copy.ts';
import type { Terminal } from '../support/terminal.ts';

export const enter = '\r';
export const menu = '? What do you want to set?';
/** A question was answered, and the next one is asked. */
const nextQuestion = /✔[^]*\n\? /;

/** Opens the setup in a copy of the project, at its menu. */
export async function setupIn(copy: ProjectCopy): Promise<Terminal> {
  const terminal = copy.open('setup');
  await terminal.sees(menu);
  return terminal;
}

/** Types answers, each once its question is asked. */
export async function answer(terminal: Terminal, ...answers: readonly string[]): Promise<void> {
  for (const typed of answers) {
    terminal.type(typed + enter);
    await terminal.sees(nextQuestion);
  }
}

/** The end of the owner's answers: what changes, in the order of the questions. */
export async function changesSaid(terminal: Terminal): Promise<(string | undefined)[]> {
  terminal.type(`Finish${enter}`);
  await terminal.sees('Write this into');
  const [list = ''] = terminal.answer.split('Write this into');
  return [...list.matchAll(/^ {2}(\S.*?)\r?$/gm)].map(([, line]) => line);
}
