/*
 * `npm run setup` asks for one setting after another. Enter takes what is there; a line that cannot be is refused in the
 * schema's words. It writes at the end, and draws the pictures of shared links.
 */
import '../plain-errors.ts';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { confirm, input } from '@inquirer/prompts';
import { checkLogo } from '../../brand/logo-visibility.ts';
import { givenSettings, settingsFile } from '../../config/read-settings.ts';
import { settingsFaults, settingsSchema, shape } from '../../config/schema.ts';
import { questions, type Question } from './questions.ts';

type Values = Record<string, unknown>;

const valueAt = (settings: unknown, path: readonly string[]) =>
  path.reduce<unknown>((value, name) => (value as Values | undefined)?.[name], settings);

/** The settings with another value at a path. */
function withValue(settings: Values, [name, ...inner]: readonly string[], value: unknown): Values {
  const within = () => withValue((settings[name!] ?? {}) as Values, inner, value);
  return { ...settings, [name!]: inner.length === 0 ? value : within() };
}

/** Whether a fault at a path is one of a setting, or within it. */
function isWithin(at: string, { path }: Question): boolean {
  const own = path.join('.');
  return at === own || at.startsWith(`${own}.`) || at.startsWith(`${own}[`);
}

/** What is wrong with a setting, or with one that was asked for before. What depends on it may be asked for later. */
async function faultOf(settings: Values, question: Question): Promise<string | undefined> {
  const asked = questions.slice(0, questions.indexOf(question) + 1);
  const found = settingsFaults(settings).find(({ path }) => asked.some((one) => isWithin(path, one)));
  if (found) return `${found.path} ${found.rule}.`;
  const [group, scheme] = question.path;
  if (group !== 'logo') return undefined;
  try {
    const [logo, accent] = [shape.shape.logo.parse(settings['logo']), shape.shape.accent.parse(settings['accent'])];
    await checkLogo({ logo, accent }, [scheme as 'light' | 'dark']);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Asks one question. @returns the settings with the answer */
async function ask(settings: Values, question: Question): Promise<Values> {
  const present = question.write(valueAt(settings, question.path));
  const answered = (text: string) =>
    text === present ? settings : withValue(settings, question.path, question.read(text === '-' ? '' : text));
  const answer = await input({
    message: `${question.help}\n  ${question.path.join('.')}:`,
    default: present,
    validate: async (text) => (await faultOf(answered(text), question)) ?? true,
  });
  return answered(answer);
}

async function setUp(): Promise<void> {
  console.log('Enter keeps what stands there, a minus sign empties it, Ctrl+C ends without a change.\n');
  const given = givenSettings() as Values;
  let settings = given;
  for (const question of questions) {
    const before = settings;
    settings = await ask(settings, question);
    // The sample's dark logo does not belong beside a logo of one's own.
    if (question.path.join('.') === 'logo.light' && settings !== before)
      settings = withValue(settings, ['logo', 'dark'], '');
  }
  const faults = settingsFaults(settings).map(({ path, rule }) => `${path} ${rule}.`);
  if (faults.length > 0) throw new Error(`This cannot be, so nothing was written:\n${faults.join('\n')}`);
  // In the order and the form of the schema, which mends what has one plain meaning.
  const mended = { $schema: './settings.schema.json', ...settingsSchema.parse(settings) };
  if (isDeepStrictEqual(mended, settingsSchema.safeParse(given).data)) return console.log('Nothing has changed.');
  if (!(await confirm({ message: `Write this into ${settingsFile}?` }))) return console.log('Nothing was changed.');
  writeFileSync(settingsFile, `${JSON.stringify(mended, null, 2)}\n`);
  console.log(`Written into ${settingsFile}.`);
  for (const command of ['previews', 'doctor']) spawnSync('npm', ['run', command], { stdio: 'inherit' });
}

if (process.stdin.isTTY) {
  try {
    await setUp();
  } catch (error) {
    console.error(error instanceof Error && error.name !== 'ExitPromptError' ? error.message : 'Nothing was changed.');
    process.exitCode = 1;
  }
} else {
  console.error('The setup asks its questions at a terminal. There is none. Nothing was changed.');
  process.exitCode = 1;
}
