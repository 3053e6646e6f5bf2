import * as site from '../settings/settings.ts';
import type { Language } from '../config/languages.ts';
import { plan } from '../model/plan.ts';
import { videoPlayerOrigin } from '../config/video.ts';
import { pageAddress } from '../model/page-address.ts';
import { pageVideos } from './page-data.ts';
import { translator } from './translate.ts';

const home = `${site.origin}/`;
const publisher = { '@id': `${home}#organization` };

const organization = {
  '@type': 'Organization',
  ...publisher,
  name: site.product,
  url: home,
  logo: `${home}icon.png`,
};

const webSite = { '@type': 'WebSite', name: site.product, url: home, publisher };

function application(language: Language) {
  return {
    '@type': 'WebApplication',
    name: translator(language)('calculatorName'),
    url: pageAddress(site.origin, language),
    inLanguage: language.hreflang,
    applicationCategory: 'FinanceApplication',
    offers: { '@type': 'Offer', price: 0, priceCurrency: plan.currency },
    publisher,
  };
}

/** Those of the page's videos whose date is known: search engines require name, picture and date. */
function videos(language: Language, dates: typeof site.videoDates) {
  return pageVideos(language).flatMap(({ title, id }) => {
    const uploadDate = dates[id];
    if (uploadDate === undefined) return [];
    const thumbnailUrl = `https://i.ytimg.com/vi/${id}/hqdefault.jpg`;
    return {
      '@type': 'VideoObject',
      name: title,
      thumbnailUrl,
      uploadDate,
      embedUrl: `${videoPlayerOrigin}/embed/${id}`,
    };
  });
}

/** A page's data for search engines, in the vocabulary of schema.org. @param dates publication dates by video id */
export function structuredData(language: Language, dates = site.videoDates) {
  return {
    '@context': 'https://schema.org',
    '@graph': [organization, webSite, application(language), ...videos(language, dates)],
  };
}
