import { settings } from '../settings/settings.ts';
import type { Language } from '../config/languages.ts';
import { plan } from '../model/plan.ts';
import { pageAddress } from '../model/page-address.ts';
import { translator } from './translate.ts';

const home = `${settings.origin}/`;
const publisher = { '@id': `${home}#organization` };

const organization = {
  '@type': 'Organization',
  ...publisher,
  name: settings.product,
  url: home,
  logo: `${home}icon.png`,
};

const webSite = { '@type': 'WebSite', name: settings.product, url: home, publisher };

function application(language: Language) {
  return {
    '@type': 'WebApplication',
    name: translator(language)('calculatorName'),
    url: pageAddress(settings.origin, language),
    inLanguage: language.hreflang,
    applicationCategory: 'FinanceApplication',
    offers: { '@type': 'Offer', price: 0, priceCurrency: plan.currency },
    publisher,
  };
}

/** A page's data for search engines, in the vocabulary of schema.org. */
export const structuredData = (language: Language) => ({
  '@context': 'https://schema.org',
  '@graph': [organization, webSite, application(language)],
});
