import { existsSync, readFileSync } from 'node:fs';
import { languages } from './languages.ts';
import { risingBars } from './pictures.ts';
import type { Site } from './site.ts';

/** The sample values in the settings, repeated here to recognise one that was never changed. */
const sampleProduct = 'Examplia';
const sampleAccent = '#0a5a39';
const sampleWhatIsSold: Site['whatIsSold'] = {
  de: 'KI\u2011Agenten, KI\u2011Kurse und KI\u2011gestützte Software',
  en: 'AI agents, AI courses, and AI\u2011powered software',
  es: 'agentes, cursos y software de IA',
  pt: 'agentes, cursos e software de IA',
  fr: 'des agents IA, des cours et des logiciels d’IA',
  ro: 'agenți AI, cursuri de AI și software bazat pe AI',
  ru: 'ИИ\u2011агенты, курсы по\u00a0ИИ и\u00a0программы на\u00a0базе ИИ',
  tr: 'yapay zekâ ajanlarını, kurslarını ve yazılımlarını',
  ar: 'وكلاء ذكاء اصطناعي ودورات فيه وبرمجيات مدعومة به',
  it: 'agenti, corsi e software AI',
  pl: 'agenci AI, kursy AI i\u00a0oprogramowanie oparte na AI',
  nl: 'AI\u2011agents, AI\u2011cursussen en AI\u2011software',
  cs: 'AI agenty, AI kurzy a\u00a0software využívající AI',
  sk: 'AI agenti, AI kurzy a\u00a0softvér využívajúci AI',
  hu: 'AI\u2011ügynököket, AI\u2011tanfolyamokat és AI\u2011szoftvereket',
  sv: 'AI\u2011agenter, AI\u2011kurser och AI\u2011programvara',
};
/** Films by the Blender Foundation (CC BY). */
const sampleFilms = ['eRsGyueVLvQ', 'aqz-KE-bpKQ'];
/** Reserved for examples by RFC 2606. */
const sampleHost = /^(.+\.)?example\.(com|net|org)$/;

const isSample = (address: string) => sampleHost.test(URL.parse(address)?.hostname ?? '');

/** Whether a file has the sample's logo, wherever it is kept. */
export const hasSampleLogo = (file: string) => existsSync(file) && readFileSync(file, 'utf8').includes(risingBars);

/** Whether the owner has set their own address for the pages. */
export const hasOwnAddress = ({ origin }: Site) => !isSample(origin);

/** What the sample sells, in the words of a language; undefined for a language that the sample does not have. */
export const soldBySample = (code: string): string | undefined => sampleWhatIsSold[code];

/** The languages in which the pages still say what the sample sells, by their names. */
export const languagesOfSample = ({ whatIsSold }: Pick<Site, 'whatIsSold'>): readonly string[] =>
  languages.filter(({ code }) => (whatIsSold[code] ?? '') === soldBySample(code)).map(({ name }) => name);

/** The settings that are still samples, with their values. */
export function sampleSettings(site: Site): { readonly name: string; readonly value: string }[] {
  const settings = [
    { name: 'product', value: site.product, sample: site.product === sampleProduct },
    { name: 'accent', value: site.accent, sample: site.accent === sampleAccent },
    ...(['light', 'dark'] as const).map((scheme) => ({
      name: `logo.${scheme}`,
      value: site.logo[scheme],
      sample: hasSampleLogo(site.logo[scheme]),
    })),
    ...(['origin', 'signupOrigin'] as const).map((name) => ({ name, value: site[name], sample: isSample(site[name]) })),
    ...(['whoIs', 'calculator'] as const).flatMap((film) =>
      Object.entries(site.videos[film]).map(([code, value]) => ({
        name: `videos.${film}.${code}`,
        value,
        sample: sampleFilms.includes(value),
      })),
    ),
  ];
  return settings.filter(({ sample }) => sample).map(({ name, value }) => ({ name, value }));
}
