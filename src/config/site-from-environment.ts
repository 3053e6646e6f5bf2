import { languages } from './languages.ts';
import type { Site, Videos } from './settings-types.ts';
import { UnusableValueError } from './unusable-value-error.ts';
import { videoId } from './video.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The build's environment variables, by the setting that each overrides. */
const variables = { product: 'PRODUCT_NAME', origin: 'SITE_ORIGIN', signupOrigin: 'SIGNUP_ORIGIN' } as const;

/** A setting, or the environment variable that overrides it, and the error if it is unusable. */
function setting(name: keyof typeof variables, site: Site, environment: Environment) {
  const variable = variables[name];
  const value = environment[variable];
  return {
    value: value ?? site[name],
    mustBe: (rule: string) =>
      value === undefined
        ? new UnusableValueError(name, rule)
        : new UnusableValueError(variable, rule, 'The environment variable'),
  };
}

type Faults = Generator<UnusableValueError, void, undefined>;

function* productFaults({ value, mustBe }: ReturnType<typeof setting>): Faults {
  if (value.trim() === '') yield mustBe('must not be empty');
}

function* originFaults({ value, mustBe }: ReturnType<typeof setting>): Faults {
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, ''))
    yield mustBe(`must be a scheme and a host, such as https://calculator.example.com, not "${value}"`);
}

function* legalFaults(legal: Site['legal']): Faults {
  for (const [name, address] of Object.entries(legal))
    if (address !== '' && URL.parse(address)?.protocol !== 'https:')
      yield new UnusableValueError(
        `legal.${name}`,
        `must be empty or an address that starts with https://, not "${address}"`,
      );
}

function* filmFaults(name: keyof Site['videos'], videos: Videos): Faults {
  if (!Object.hasOwn(videos, 'en')) yield new UnusableValueError(`videos.${name}`, 'must have an English video');
  for (const [code, video] of Object.entries(videos)) {
    if (!languages.some((language) => language.code === code))
      yield new UnusableValueError(`videos.${name}`, `must use the language codes of languages.ts, not "${code}"`);
    if (videoId(video) === undefined)
      yield new UnusableValueError(`videos.${name}.${code}`, `must be a YouTube address or id, not "${video}"`);
  }
}

function* dateFaults(dates: Site['videoDates']): Faults {
  for (const [id, date] of Object.entries(dates)) {
    const day = new Date(date);
    if (Number.isNaN(day.valueOf()) || day.toISOString().slice(0, 10) !== date)
      yield new UnusableValueError(`videoDates.${id}`, `must be a date such as 2010-09-30, not "${date}"`);
  }
}

/** Every unusable setting or environment variable, in the order of the settings. */
export function* siteFaults(site: Site, environment: Environment = {}): Faults {
  yield* productFaults(setting('product', site, environment));
  yield* originFaults(setting('origin', site, environment));
  yield* originFaults(setting('signupOrigin', site, environment));
  yield* legalFaults(site.legal);
  yield* filmFaults('whoIs', site.videos.whoIs);
  yield* filmFaults('calculator', site.videos.calculator);
  yield* dateFaults(site.videoDates);
}

const ids = (videos: Videos) =>
  Object.fromEntries(Object.entries(videos).map(([code, video]) => [code, videoId(video)])) as Videos;

/**
 * The owner's settings with the build's environment variables applied, and videos as ids.
 * @throws UnusableValueError naming the first unusable setting or variable
 */
export function siteFromEnvironment(environment: Environment, site: Site): Site {
  const [fault] = siteFaults(site, environment);
  if (fault !== undefined) throw fault;
  const { legal, videos, videoDates } = site;
  return {
    product: setting('product', site, environment).value.trim(),
    origin: new URL(setting('origin', site, environment).value).origin,
    signupOrigin: new URL(setting('signupOrigin', site, environment).value).origin,
    legal: { imprint: legal.imprint, privacy: legal.privacy },
    videos: { whoIs: ids(videos.whoIs), calculator: ids(videos.calculator) },
    videoDates,
  };
}
