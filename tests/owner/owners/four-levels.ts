import type { Assumptions, Site, Tier, Upgrade } from '../../../src/config/settings-types.ts';

/** An owner with four licence levels, Swiss francs, upgrades in four months, and a long name and long addresses. */
export const product: string = "Müller's & Brändlin's KI-Akademie Zürich";
export const accent: string = '#8a1c4a';
export const logo = { light: 'tests/owner/owners/disc.svg', dark: '' } satisfies Site['logo'];
export const company = { name: '', address: '' } satisfies Site['company'];
export const origin: string = 'https://provisionsrechner.mueller-und-braendli-ki-akademie-zuerich.test';
export const signupOrigin: string = 'https://registrierung.mueller-und-braendli-ki-akademie-zuerich.test';
export const legal = {
  imprint: 'https://www.mueller-und-braendli-ki-akademie-zuerich.test/rechtliches/impressum?sprache={language}',
  privacy: '',
  incomeDisclosure:
    'https://www.mueller-und-braendli-ki-akademie-zuerich.test/rechtliches/verguetung?sprache={language}',
} satisfies Site['legal'];
export const terms = { vat: 'excluded', commissionNeedsSubscription: 'yes' } satisfies Site['terms'];
export const offline = true;

export const videos = {
  whoIs: { en: 'https://www.youtube.com/watch?v=ggggggggggg' },
  calculator: { en: 'https://www.youtube.com/watch?v=hhhhhhhhhhh' },
} satisfies Site['videos'];
export const videoDates: Site['videoDates'] = {};

export const currency: string = 'CHF';
export const tiers = {
  'Einstieg & mehr': { priceCents: 29_95, level1Commission: 60, level2Commission: 4 },
  Fortgeschritten: { priceCents: 89_90, level1Commission: 63, level2Commission: 6 },
  Meisterklasse: { priceCents: 249_50, level1Commission: 66, level2Commission: 8 },
  Unternehmen: { priceCents: 1_490_00, level1Commission: 70, level2Commission: 10 },
} as const satisfies Readonly<Record<string, Tier>>;
export const whatIsSold = {
  de: 'Selbstlernkurse, Praxistage, Prüfungsvorbereitung und eine persönliche Betreuung',
  en: 'self-paced courses, hands-on workshops, exam preparation, and personal coaching',
  fr: 'des cours en ligne, des ateliers pratiques et un accompagnement personnalisé',
  hu: 'önálló tanfolyamokat, gyakorlati műhelyeket, vizsgafelkészítést és mentorálást',
  ru: 'курсы для самостоятельного обучения, практикумы и сопровождение на экзаменах',
} satisfies Site['whatIsSold'];
export const upgrades = [
  { month: 12, shares: { Unternehmen: 1 } },
  { month: 2, shares: { Fortgeschritten: 24, Meisterklasse: 11 } },
  { month: 5, shares: { Meisterklasse: 9, Unternehmen: 2 } },
  { month: 9, shares: { Fortgeschritten: 12, Meisterklasse: 7, Unternehmen: 3 } },
] as const satisfies readonly Upgrade<keyof typeof tiers>[];
export const horizonMonths: number = 18;
export const level2PartnersPerLevel1Partner: number = 3;
export const cautious = { cancellation: 15, referrals: 1.5, conversion: 25 } satisfies Assumptions;
export const ownSubscription: keyof typeof tiers | '' = 'Fortgeschritten';

export const partnersAtStart: number = 12;
export const newLevel1PartnersPerMonth: number = 4;
