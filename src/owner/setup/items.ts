import { input } from '@inquirer/prompts';
import { z } from 'astro/zod';
import { checkLogo } from '../../brand/logo-visibility.ts';
import { sampleOffer } from '../../config/samples.ts';
import { settingsFaults, shape, type Settings } from '../../config/schema.ts';
import { dictionaries } from '../../content/dictionaries.ts';
import { writeMessage } from '../../content/message.ts';
import { publishedLanguages } from '../../content/untranslated.ts';
import { lines } from './written.ts';

/** Settings as they stand in the file, or as they were typed: some may be unusable. */
export type Values = Readonly<Record<string, unknown>>;

/** A line of the setup's menu. */
export interface Item {
  readonly label: string;
  readonly help: string;
  /** What it is now, on one line. */
  readonly present: string;
  /** What is wrong with it. */
  readonly fault?: string | undefined;
  /** Asks for it. @returns the settings with the answer */
  readonly ask: () => Promise<Values>;
}

const valueAt = (settings: unknown, path: readonly string[]) =>
  path.reduce<unknown>((value, name) => (value as Values | undefined)?.[name], settings);

function withValue(settings: Values, [name, ...inner]: readonly string[], value: unknown): Values {
  const within = () => withValue((settings[name!] ?? {}) as Values, inner, value);
  return { ...settings, [name!]: inner.length === 0 ? value : within() };
}

const settingFaults = (settings: Values, path: string): string[] =>
  settingsFaults(settings)
    .filter((fault) => path === '' || new RegExp(`^${path}\\b`).test(fault.path))
    .map((fault) => `${fault.path} ${fault.rule}.`);

/** The faults of all settings, or of one and its parts, as sentences. A logo that is named is looked at. */
export async function faultsOf(settings: Values, path = ''): Promise<string[]> {
  const faults = settingFaults(settings, path);
  const { data } = z.object(shape.pick({ logo: true, accent: true }).shape).safeParse(settings);
  if (faults.length > 0 || data === undefined || !/^(logo|$)/.test(path)) return faults;
  const looked = checkLogo(data).then(() => []);
  return looked.catch((error: Error) => [error.message]);
}

/** @param lead what stands ahead of the field */
function itemOf(settings: Values, path: readonly string[], help: string, lead = help): Item {
  const label = path.join('.');
  const line = lines[label as keyof typeof lines];
  const value = valueAt(settings, path);
  const present = line ? line.write(value as never) : `${(value as string | undefined) ?? ''}`;
  // A new light logo also empties the dark logo, which would no longer match.
  const others = label === 'logo.light' ? withValue(settings, ['logo', 'dark'], '') : settings;
  function answered(text: string): Values {
    const typed = text.trim() === '-' ? '' : text;
    return text === present ? settings : withValue(others, path, line ? line.read(typed) : typed);
  }
  const validate = async (text: string) => (await faultsOf(answered(text), label))[0] ?? true;
  const message = `${line ? `${lead} ${line.form(settings as never)}` : lead}\n `;
  const ask = async () => answered(await input({ message, default: present, prefill: 'editable', validate }));
  return { label, help, present, fault: settingFaults(settings, label)[0], ask };
}

/** Menu items for `whatIsSold`: each question shows the sentence that its words complete. */
function wordItems(settings: Values, description: string): Item[] {
  const names = Object.keys((settings['tiers'] ?? {}) as object);
  const items = publishedLanguages.map(({ numberLocale: locale, code, name }) => {
    const values = { tierCount: names.length, tiers: new Intl.ListFormat(code).format(names), whatIsSold: '…' };
    const text = dictionaries[code].performanceAccessDescription ?? '';
    const sentence = `${name}: ${writeMessage(text, values, { locale, count: String })}`;
    return { ...itemOf(settings, ['whatIsSold', code], description, sentence), label: name };
  });
  const rest = publishedLanguages.filter(({ code }) => valueAt(settings, ['whatIsSold', code]) === sampleOffer(code));
  const emptied = rest.reduce((all, { code }) => withValue(all, ['whatIsSold', code], ''), settings);
  const help = `Then the pages in ${rest.map(({ name }) => name).join(', ')} do not say it.`;
  const empty = { label: 'Empty the rest', help, present: '', ask: async () => emptied };
  return rest.length > 0 ? [...items, empty] : items;
}

/** Menu items of a setting and those nested in it. Of a video, only the English address: others fall back to it. */
export function itemsOf(settings: Values, path: readonly [keyof Settings, ...string[]], schema?: z.ZodType): Item[] {
  const asked = schema ?? shape.shape[path[0]];
  const help = asked.description ?? '';
  if (path[0] === 'whatIsSold') return wordItems(settings, help);
  if (path[0] === 'videos' && path.length === 2) return [itemOf(settings, [...path, 'en'], help)];
  if (!('shape' in asked)) return [itemOf(settings, path, help)];
  const inner = Object.entries(asked.shape as Readonly<Record<string, z.ZodType>>);
  return inner.flatMap(([name, one]) => itemsOf(settings, [...path, name], one));
}
