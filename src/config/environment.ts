import { siteDefaults, type Site } from './site.ts';

type Environment = Readonly<Record<string, string | undefined>>;

function origin(environment: Environment, name: string, fallback: string): string {
  const value = environment[name] ?? fallback;
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, '')) {
    throw new Error(`${name} must be a scheme and a host, such as https://calculator.example.com, not "${value}".`);
  }
  return url.origin;
}

function product(environment: Environment, fallback: string): string {
  const value = (environment['PRODUCT_NAME'] ?? fallback).trim();
  if (value === '') throw new Error('PRODUCT_NAME must not be empty.');
  return value;
}

/**
 * The owner's settings with the build's environment variables applied.
 * @throws Error naming the variable whose value is not usable.
 */
export function siteFromEnvironment(environment: Environment, defaults: Site = siteDefaults): Site {
  return {
    ...defaults,
    product: product(environment, defaults.product),
    origin: origin(environment, 'SITE_ORIGIN', defaults.origin),
    signupOrigin: origin(environment, 'SIGNUP_ORIGIN', defaults.signupOrigin),
  };
}

/** A warning for each setting that is still a sample although the site has an address of its own. */
export function sampleWarnings(site: Site): string[] {
  if (/^(.+\.)?example\.com$/.test(new URL(site.origin).hostname)) return [];
  const warnings: string[] = [];
  if (site.product === siteDefaults.product) warnings.push(`product is still the sample "${site.product}"`);
  if (site.signupOrigin === siteDefaults.signupOrigin)
    warnings.push(`signupOrigin is still the sample ${site.signupOrigin}`);
  for (const film of ['whoIs', 'calculator'] as const) {
    if (site.videos[film].en === siteDefaults.videos[film].en) warnings.push(`videos.${film} is still a sample film`);
  }
  return warnings;
}

/** The settings of this build. */
export const site = siteFromEnvironment(process.env);
