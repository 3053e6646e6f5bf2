import { accent, logo } from './brand.ts';
import { languages } from './languages.ts';
import { originOf } from './origin.ts';
import type { Site, Videos } from './settings-types.ts';
import { faultsFoundBy, UnusableValueError } from './unusable-value-error.ts';
import { videoId } from './video.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting, or the environment variable that overrides it, and the error to throw if it is unusable. */
function setting(environment: Environment, variable: string, name: 'product' | 'origin' | 'signupOrigin', site: Site) {
  const value = environment[variable];
  return {
    value: value ?? site[name],
    mustBe: (rule: string) =>
      value === undefined
        ? new UnusableValueError(name, rule)
        : new UnusableValueError(variable, rule, 'The environment variable'),
  };
}

function origin({ value, mustBe }: ReturnType<typeof setting>): string {
  const found = originOf(value);
  if (found === undefined)
    throw mustBe(`must be a scheme and a host, such as https://calculator.example.com, not "${value}"`);
  return found;
}

/** The origin of the published pages. Without https, browsers warn visitors of them. */
function publishedOrigin(given: ReturnType<typeof setting>): string {
  const found = origin(given);
  if (!found.startsWith('https:')) throw given.mustBe(`must start with https://, not "${given.value}"`);
  return found;
}

/** In characters. A longer name does not fit beside a phone's menu button. */
export const longestProduct = 40;

function product({ value, mustBe }: ReturnType<typeof setting>): string {
  const name = value.trim();
  if (name === '') throw mustBe('must not be empty');
  if (name.length > longestProduct) throw mustBe(`must have at most ${longestProduct} characters, not ${name.length}`);
  return name;
}

function legalPage(name: keyof Site['legal'], address: string): string {
  if (address !== '' && URL.parse(address)?.protocol !== 'https:')
    throw new UnusableValueError(
      `legal.${name}`,
      `must be empty or an address that starts with https://, not "${address}"`,
    );
  const other = address.replaceAll('{language}', '').match(/\{[^{}]*\}?|\}/)?.[0];
  if (other !== undefined)
    throw new UnusableValueError(
      `legal.${name}`,
      `must have nothing in braces but {language}, which becomes the visitor's language code, not "${other}"`,
    );
  return address;
}

/** What each of the terms may be, apart from empty. */
const termAnswers = {
  vat: ['included', 'excluded'],
  commissionNeedsSubscription: ['yes', 'no'],
} as const satisfies { readonly [Name in keyof Site['terms']]: readonly Site['terms'][Name][] };

function term<Name extends keyof Site['terms']>(name: Name, { [name]: answer }: Site['terms']): Site['terms'][Name] {
  const answers: readonly string[] = termAnswers[name];
  if (answer !== '' && !answers.includes(answer))
    throw new UnusableValueError(`terms.${name}`, `must be empty, '${answers.join("' or '")}', not "${answer}"`);
  return answer;
}

/** In characters. Its sentence then takes three lines of a phone: more would push the fields off its first screen. */
export const longestWhatIsSold = 80;

/** The sentence brings its own full stop. */
const withoutFullStop = (words: string) => words.trim().replace(/\.$/, '');

/** What is said to be sold. A language that the project does not have, or no longer, is passed over. */
function whatIsSold(phrases: Site['whatIsSold']): Site['whatIsSold'] {
  const said = languages.map(({ code }) => [code, withoutFullStop(phrases[code] ?? '')] as const);
  for (const [code, { length }] of said)
    if (length > longestWhatIsSold)
      throw new UnusableValueError(
        `whatIsSold.${code}`,
        `must have at most ${longestWhatIsSold} characters, not ${length}`,
      );
  return Object.fromEntries(said);
}

function offline(isKept: boolean): boolean {
  // Types are not checked where an owner builds.
  if (typeof isKept !== 'boolean')
    throw new UnusableValueError('offline', `must be true or false, not "${String(isKept)}"`);
  return isKept;
}

function film(name: keyof Site['videos'], videos: Videos): Videos {
  if (!Object.hasOwn(videos, 'en')) throw new UnusableValueError(`videos.${name}`, 'must have an English video');
  const ids = Object.entries(videos).map(([code, video]) => {
    if (!languages.some((language) => language.code === code))
      throw new UnusableValueError(`videos.${name}`, `must use the language codes of languages.ts, not "${code}"`);
    const id = videoId(video);
    if (id === undefined)
      throw new UnusableValueError(`videos.${name}.${code}`, `must be a YouTube address or id, not "${video}"`);
    return [code, id];
  });
  return Object.fromEntries(ids) as Videos;
}

function videoDates(dates: Site['videoDates']): Site['videoDates'] {
  for (const [id, date] of Object.entries(dates)) {
    const day = new Date(date);
    if (Number.isNaN(day.valueOf()) || day.toISOString().slice(0, 10) !== date)
      throw new UnusableValueError(`videoDates.${id}`, `must be a date such as 2010-09-30, not "${date}"`);
  }
  return dates;
}

/** How each setting is read. */
const readers = (environment: Environment, settings: Site) =>
  ({
    product: () => product(setting(environment, 'PRODUCT_NAME', 'product', settings)),
    accent: () => accent(settings.accent),
    logo: () => logo(settings.logo),
    origin: () => publishedOrigin(setting(environment, 'SITE_ORIGIN', 'origin', settings)),
    signupOrigin: () => origin(setting(environment, 'SIGNUP_ORIGIN', 'signupOrigin', settings)),
    legal: () => ({
      imprint: legalPage('imprint', settings.legal.imprint),
      privacy: legalPage('privacy', settings.legal.privacy),
      incomeDisclosure: legalPage('incomeDisclosure', settings.legal.incomeDisclosure),
    }),
    terms: () => ({
      vat: term('vat', settings.terms),
      commissionNeedsSubscription: term('commissionNeedsSubscription', settings.terms),
    }),
    company: () => ({ name: settings.company.name.trim(), address: settings.company.address.trim() }),
    whatIsSold: () => whatIsSold(settings.whatIsSold),
    offline: () => offline(settings.offline),
    videos: () => ({
      whoIs: film('whoIs', settings.videos.whoIs),
      calculator: film('calculator', settings.videos.calculator),
    }),
    videoDates: () => videoDates(settings.videoDates),
  }) satisfies { readonly [Name in keyof Site]: () => Site[Name] };

/**
 * The owner's settings with the build's environment variables applied, and videos as ids.
 * @throws UnusableValueError naming the first unusable setting or variable
 */
export function siteFromEnvironment(environment: Environment, settings: Site): Site {
  const read = Object.entries(readers(environment, settings)).map(([name, reader]) => [name, reader()]);
  return Object.fromEntries(read) as Site;
}

/** What the build would refuse: the first unusable value of each setting. */
export const siteFaults = (settings: Site) => faultsFoundBy(Object.values(readers({}, settings)));
