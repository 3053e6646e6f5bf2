import { site } from '../../../src/config/site.ts';
import { publishedLanguages } from '../../../src/content/published-languages.ts';
import { files } from '../dist.ts';
import type { Fault } from '../faulty-host.ts';

/** A fault of a published site, and what the doctor is to say of it. */
export interface HostFault {
  readonly when: string;
  readonly fault: Fault;
  readonly place: string | RegExp;
  /** Words of the problem. */
  readonly problem: string;
}

/** Paths of two languages' pages. */
export const [first, second] = publishedLanguages.map(({ path }) => `/${path}`) as [string, string];

/** Path of a file with a hash in its name. */
export const script = `/${files.find((file) => /^_astro\/.*\.js$/.test(file))}`;

/** Where a fault is: at one path or at several. */
type Where = string | ((path: string) => boolean);

export const everywhere = () => true;
export const isPage = (path: string) =>
  path === '/' || publishedLanguages.some((language) => path === `/${language.path}`);
export const isMissing = (path: string) => path.includes('no-such');

/** How the doctor names more pages than it lists. */
export const manyPages = new RegExp(`^/, ${first}, ${second}, /\\w+ and \\d+ more$`);
export const missingPaths = '/no-such-page, /_astro/no-such-file.AAAAAAAA.js';

/** Another answer, or none. */
export const answers =
  (where: Where, another: Fault): Fault =>
  (answer, path) =>
    (typeof where === 'string' ? path === where : where(path)) ? another(answer, path) : answer;

export const hasStatus = (where: Where, status: number) => answers(where, (answer) => ({ ...answer, status }));

export const redirects = (where: Where, target: (path: string) => string) =>
  answers(where, (_, path) => ({ status: 307, headers: { location: target(path) }, body: '' }));

export const bothOf =
  (one: Fault, other: Fault): Fault =>
  (answer, path) => {
    const changed = one(answer, path);
    return typeof changed === 'string' ? changed : other(changed, path);
  };

/** Another text. @throws Error if it is the same: the test would then test nothing */
export const holds = (where: Where, change: (text: string) => string) =>
  answers(where, (answer) => {
    const body = change(answer.body.toString());
    if (body === answer.body) throw new Error('The fault changes nothing.');
    return { ...answer, body };
  });

/** Another header, or none. */
export const sends = (where: Where, name: string, value?: string) =>
  answers(where, (answer) => {
    const { [name]: _, ...others } = answer.headers;
    return { ...answer, headers: value === undefined ? others : { ...others, [name]: value } };
  });

/** A site that was built for another origin. */
export const isBuiltFor = (origin: () => string) =>
  holds(
    (path) => isPage(path) || /\.(xml|txt)$/.test(path),
    (text) => text.replaceAll(site.origin, origin()),
  );
