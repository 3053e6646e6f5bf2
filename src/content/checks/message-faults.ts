import {
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTimeElement,
  parse,
  type MessageFormatElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser';

/** Constraints on a message. */
export interface Rules {
  /** BCP 47 locale whose plural rules the text follows. */
  readonly locale: string;
  /** The placeholders that the text must have. */
  readonly required: readonly string[];
  /** The facts that the build fills into any text. */
  readonly facts: readonly string[];
  /** Whether the browser fills in the required placeholders, which then can choose no form. */
  readonly isFilledInBrowser: boolean;
}

const inBraces = (names: Iterable<string>) => [...names].map((name) => `{${name}}`).join(', ');

/** 0 to 200: covers every plural category that integers below a million use. */
const integers = Array.from({ length: 201 }, (_, number) => number);

/** The parser's error code in words, with its position. */
function syntaxFault(text: string, error: SyntaxError & { location?: { start: { offset: number } } }): string {
  const name = error.message.toLowerCase().replaceAll('_', ' ');
  return `is not a valid ICU message: ${name}, after “${text.slice(0, error.location?.start.offset).slice(-20)}”`;
}

const formsOf = (element: MessageFormatElement) =>
  isPluralElement(element) || isSelectElement(element) ? Object.entries(element.options) : [];

/** All elements, including those nested in plural and select forms. */
const all = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((element) => [element, ...formsOf(element).flatMap(([, { value }]) => all(value))]);

const namesIn = (elements: readonly MessageFormatElement[]) =>
  elements.flatMap((element) => ('value' in element && !isLiteralElement(element) ? [element.value] : []));

function pluralFaults({ value: name, options, pluralType = 'cardinal' }: PluralElement, { locale }: Rules) {
  const rules = new Intl.PluralRules(locale, { type: pluralType });
  const own = rules.resolvedOptions().pluralCategories;
  const forms = Object.keys(options).filter((form) => !form.startsWith('='));
  const lacking = new Set(integers.map((number) => rules.select(number))).difference(new Set(forms));
  return [
    ...[...lacking].map((form) => `lacks the plural form “${form}” for {${name}}`),
    ...forms
      .filter((form) => !own.includes(form as Intl.LDMLPluralRule))
      .map((form) => `has the plural form “${form}” for {${name}}, but the language has ${own.join(', ')}`),
  ];
}

function elementFaults(element: MessageFormatElement, rules: Rules): string[] {
  if (isNumberElement(element) || isDateElement(element) || isTimeElement(element))
    return [`gives {${element.value}} a format of its own: write {${element.value}}, which has the page’s format`];
  if (!isPluralElement(element) && !isSelectElement(element)) return [];
  if (rules.isFilledInBrowser && rules.required.includes(element.value))
    return [`has forms for {${element.value}}, which is filled in on the page, where no form can be chosen any more`];
  return isPluralElement(element) ? pluralFaults(element, rules) : [];
}

/** All elements of a text, or what is wrong with its syntax. */
function elementsOf(text: string): MessageFormatElement[] | string {
  try {
    return all(parse(text, { ignoreTag: true }));
  } catch (error) {
    if (error instanceof SyntaxError) return syntaxFault(text, error);
    throw error;
  }
}

/** The values of facts by which a text can `select` a form. */
const keyword = /^(yes|no|included|excluded|other|\d+)$/;

/** Keywords of `select` that no fact has: whoever translates must leave them as they are. */
const keywordFaults = (elements: readonly MessageFormatElement[]) =>
  elements.filter(isSelectElement).flatMap(({ value, options }) =>
    Object.keys(options)
      .filter((option) => !keyword.test(option))
      .map((option) => `has the keyword “${option}” for {${value}}: keywords stay as they are in the German text`),
  );

/** HTML in a text, which pages would show as it stands. */
export function markupFault(text: string): string[] {
  const [markup] = /<[a-z/!][^>]*>?|&#?\w+;/i.exec(text) ?? [];
  return markup === undefined ? [] : [`has “${markup}”, which pages would show as it stands`];
}

/** A typed number that looks like one of the plan. Single digits are allowed, since texts name levels, and 0.5. */
function numberFault(text: string): string[] {
  const [number] = /[\p{Nd}.,]*(\p{Nd}{2}|[\p{Sc}%٪])[\p{Nd}.,]*/u.exec(text) ?? [];
  if (number === undefined) return [];
  return [`has “${number}”: numbers and currencies are placeholders, such as {months} or {entryPrice}`];
}

/** What is wrong with a text in ICU MessageFormat, each as the rest of a sentence that begins with “The text”. */
export function messageFaults(text: string, rules: Rules): string[] {
  const elements = elementsOf(text);
  if (typeof elements === 'string') return [elements];
  const names = new Set(namesIn(elements));
  const missing = new Set(rules.required).difference(names);
  const unknown = names.difference(new Set([...rules.required, ...rules.facts]));
  return [
    ...(missing.size > 0 ? [`lacks ${inBraces(missing)}, which the German text has`] : []),
    ...(unknown.size > 0 ? [`has ${inBraces(unknown)}, which nothing fills in`] : []),
    ...elements.flatMap((element) => elementFaults(element, rules)),
    ...keywordFaults(elements),
    ...elements.filter(isLiteralElement).flatMap(({ value }) => [...markupFault(value), ...numberFault(value)]),
  ];
}
