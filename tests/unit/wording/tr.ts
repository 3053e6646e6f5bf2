import { anyOf, type Wording } from '../wording.ts';

export default {
  neverClaimed: anyOf(
    String.raw`(pasif|garantili|sabit) (gelir|kazanç)|sınırsız|limitsiz|finansal (özgür|bağımsız)`,
    String.raw`işiniz?i bırak|istifa|risksiz|riski? yok|zengin|(kolay|hızlı) para|milyoner|zahmetsiz`,
  ),
  guarantee: { word: /garanti/i, denial: /garantisi (vermez|yoktur)/i },
  likelihood: /gerçekçi|tipik|beklenen|olası|ortalama/iu,
  quotationMarks: ['“', '”'],
  namesOfMonthAndLevels: /1\.\u00a0ay|[12]\.\u00a0seviye/g,
  invariableNouns: /\{\w+\} (?=\p{L})/gu,
  sameAsGerman: ['menu'],
} satisfies Wording;
