import { input } from '@inquirer/prompts';
import { text, type Answer } from './answers.ts';
import { valueAt, withValue, type Path } from './path.ts';
import { faultAt, type Settings } from './settings.ts';

/** A question about one setting. The build's own check of that setting checks the answer. */
export interface Question {
  readonly path: Path;
  /** The question in plain words. */
  readonly message: string;
  /** How the answer becomes the value. Text by default. */
  readonly answer?: Answer;
  /** The settings to check the answer in, if not all of them are asked yet. */
  readonly within?: (settings: Settings) => Settings;
}

/** Asks for text, without spaces around it, until it is usable. Enter gives what is present. */
export async function askText(
  message: string,
  present: string,
  fault: (typed: string) => string | undefined,
): Promise<string> {
  const typed = await input({ message, default: present, validate: (candidate) => fault(candidate.trim()) ?? true });
  return typed.trim();
}

/** Asks one question until the answer is usable. Enter leaves the settings as they are. */
export async function ask(settings: Settings, { path, message, answer = text, within }: Question): Promise<Settings> {
  const answered = (typed: string) => withValue(settings, path, answer.read(typed));
  const present = answer.write(valueAt(settings, path));
  const typed = await askText(message, present, (candidate) => {
    const settingsThen = answered(candidate);
    return faultAt(within?.(settingsThen) ?? settingsThen, path);
  });
  return typed === present ? settings : answered(typed);
}

/** Asks questions one after another. */
export const askAll =
  (...questions: readonly Question[]) =>
  async (settings: Settings): Promise<Settings> => {
    let answered = settings;
    for (const question of questions) answered = await ask(answered, question);
    return answered;
  };
