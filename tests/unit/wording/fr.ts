import { anyOf, type Wording } from '../wording.ts';

export default {
  neverClaimed: anyOf(
    String.raw`revenus? (passif|résiduel|assuré)|illimité|sans limite|(liberté|indépendance) financière`,
    String.raw`(quitt|plaqu)\p{L}+ (votre|ton|son) (emploi|travail|job)|(sans|aucun|zéro) (aucun )?risque`,
    String.raw`(?<!\p{L})riche|enrichi|argent (facile|rapide)|millionnaire|sans effort`,
  ),
  guarantee: { word: /garant/i, denial: /(sans|ni (d’)?une) garantie/i },
  likelihood: /réaliste|typique|attendu|probable|en moyenne/iu,
  quotationMarks: ['«\u202f', '\u202f»'],
  namesOfMonthAndLevels: /mois 1|niveau [12]/gi,
  invariableNouns: /\{months\}\u00a0mois/g,
  sameAsGerman: ['subscriptions'],
  typography: [
    { rule: 'a narrow space before ; ! and ?', wrong: /(?<!\u202f)[;!?]/ },
    { rule: 'a no-break space before a colon', wrong: /(?<![\u00a0\u202f]):/ },
  ],
  spacesBeforeMarks: true,
} satisfies Wording;
