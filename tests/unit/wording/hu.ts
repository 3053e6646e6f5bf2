import { anyOf, type Wording } from '../wording.ts';

export default {
  neverClaimed: anyOf(
    String.raw`(passzív|biztos) (jövedel|bevétel)|korlátlan|határtalan|(pénzügyi|anyagi) (szabads|függetlens)`,
    String.raw`mondj\p{L}* fel|felmond|kockázatmentes|kockázat nélkül|gazdagod|gazdag`,
    String.raw`(gyors|könnyű) pénz|milliomos|erőfeszítés nélkül`,
  ),
  guarantee: { word: /garan|szavatol/i, denial: /nem garantál/i },
  likelihood: /reális|realisztikus|tipikus|várható|valószínű|átlag/iu,
  quotationMarks: ['„', '”'],
  namesOfMonthAndLevels: /1\.\u00a0hónap|[12]\.\u00a0szint/g,
  invariableNouns: /\{\w+\} (?=\p{L})/gu,
  sameAsGerman: ['menu'],
} satisfies Wording;
