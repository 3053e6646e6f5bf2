import { z } from 'astro/zod';
import { withoutFullStop } from '../../config/normalise.ts';
import { sampleOffer } from '../../config/samples.ts';
import { shape, type Settings } from '../../config/shape.ts';
import { dictionaries } from '../../content/dictionaries.ts';
import { writeMessage } from '../../content/message.ts';
import { languages } from '../../config/languages.ts';
import { faultsAt, faultsOf, titles, type Item, type Values } from './item.ts';
import { tierItems, upgradeItems } from './plan-items.ts';
import { ask, nameOf, pick } from './questions.ts';

const valueAt = (settings: unknown, path: readonly string[]) =>
  path.reduce<unknown>((value, name) => (value as Values | undefined)?.[name], settings);

/** @param value undefined takes it out */
function withValue(settings: Values, [name, ...inner]: readonly string[], value: unknown): Values {
  const { [name!]: present, ...others } = settings;
  const changed = inner.length === 0 ? value : withValue((present ?? {}) as Values, inner, value);
  return changed === undefined ? others : { ...settings, [name!]: changed };
}

/** The answers of a setting that has only some; undefined for one that is typed. */
function answersOf(schema: z.ZodType, settings: Values, [name]: readonly string[]): readonly unknown[] | undefined {
  if (name === 'ownSubscription') return [...Object.keys((settings['tiers'] ?? {}) as object), ''];
  const out = schema instanceof z.ZodPipe ? schema.out : undefined;
  if (out instanceof z.ZodBoolean) return [true, false];
  return out instanceof z.ZodEnum ? out.options : undefined;
}

interface Options {
  readonly label?: string;
  /** How an answer is shown once it is given. */
  readonly shown?: (text: string) => string;
  /** Whether an empty answer takes the setting out. */
  readonly isOptional?: boolean;
}

function itemOf(
  settings: Values,
  path: readonly string[],
  schema: z.ZodType,
  { label = titles[path.join('.')] ?? '', shown, isOptional = false }: Options = {},
): Item {
  const { description: help = '' } = schema;
  const value = valueAt(settings, path);
  const answers = answersOf(schema, settings, path);
  const present = answers ? nameOf(value) : `${(value as string | undefined) ?? ''}`;
  // A new light logo also empties the dark logo, which would no longer match.
  const others = path.join('.') === 'logo.light' ? withValue(settings, ['logo', 'dark'], '') : settings;
  function answered(text: string): Values {
    if (text === present) return settings;
    return withValue(others, path, text === '' && isOptional ? undefined : text);
  }
  const faultOf = async (text: string) => (await faultsOf(answered(text), path.join('.')))[0];
  return {
    label,
    help,
    present,
    fault: faultsAt(settings, path.join('.'))[0],
    ask: async () =>
      answers
        ? withValue(settings, path, await pick(label, help, answers, value))
        : answered(await ask({ label, help, present, faultOf, shown })),
  };
}

/** Menu items for `whatIsSold`: an answer is shown as the sentence that it completes. */
function wordItems(settings: Values, schema: z.ZodType): Item[] {
  const names = Object.keys((settings['tiers'] ?? {}) as object);
  const items = languages.map(({ numberLocale: locale, code, name }) => {
    const sentence = (whatIsSold: string) =>
      writeMessage(
        dictionaries[code].performanceAccessDescription ?? '',
        { tierCount: names.length, tiers: new Intl.ListFormat(code).format(names), whatIsSold },
        { locale, count: String },
      );
    const shown = (text: string) => (text === '' ? 'The page does not say it.' : sentence(withoutFullStop(text)));
    const item = itemOf(settings, ['whatIsSold', code], schema, { label: name, shown });
    return { ...item, help: `${item.help} The sentence: ${sentence('…')}` };
  });
  const stillSample = languages.filter(({ code }) => valueAt(settings, ['whatIsSold', code]) === sampleOffer(code));
  const emptied = stillSample.reduce((all, { code }) => withValue(all, ['whatIsSold', code], ''), settings);
  const help = `Then the pages in ${stillSample.map(({ name }) => name).join(', ')} do not say it.`;
  const empty = { label: 'Empty the rest', help, present: '', ask: async () => emptied };
  return stillSample.length > 0 ? [...items, empty] : items;
}

/** Menu items of a film: one for each language, English first, which all others fall back to. */
function videoItems(settings: Values, path: readonly string[], schema: z.ZodType): Item[] {
  const title = titles[path.join('.')]!;
  const isEnglish = (code: string) => Number(code === 'en');
  return languages
    .toSorted((one, other) => isEnglish(other.code) - isEnglish(one.code))
    .map(({ code, name }) => {
      const options = isEnglish(code) ? { label: title } : { label: `${title} (${name})`, isOptional: true };
      return itemOf(settings, [...path, code], schema, options);
    });
}

/** The registration's addresses that follow from an answer, without and with a referral code. */
function signupLinks(text: string): string {
  const { data } = shape.shape.signupAddress.safeParse(text);
  return data ? `${data}?language=en, with a code ${data}/CODE?language=en` : text;
}

/** Menu items of a setting and those nested in it. */
export function itemsOf(settings: Values, path: readonly [keyof Settings, ...string[]], schema?: z.ZodType): Item[] {
  const asked = schema ?? shape.shape[path[0]];
  if (path[0] === 'tiers') return tierItems(settings);
  if (path[0] === 'upgrades') return upgradeItems(settings);
  if (path[0] === 'whatIsSold') return wordItems(settings, asked);
  if (path[0] === 'videos' && path.length === 2) return videoItems(settings, path, asked);
  if (path[0] === 'signupAddress') return [itemOf(settings, path, asked, { shown: signupLinks })];
  if (!('shape' in asked)) return [itemOf(settings, path, asked)];
  const inner = Object.entries(asked.shape as Readonly<Record<string, z.ZodType>>);
  return inner.flatMap(([name, one]) => itemsOf(settings, [...path, name], one));
}
