import { anyOf, type Wording } from '../wording.ts';

export default {
  neverClaimed: anyOf(
    String.raw`(rendimento|renda)s? (passiv|residua|segur)|ilimitad|sem limite`,
    String.raw`(liberdade|independência) financeira|(deix|larg)\p{L}+ o (seu )?(trabalho|emprego)|despeça-se`,
    String.raw`(sem|livre de|isent\p{L}* de|zero) risco|(?<!\p{L})ricos?(?!\p{L})|enriquec|dinheiro (fácil|rápido)|milionári|sem esforço`,
  ),
  guarantee: { word: /garant/i, denial: /(sem|nem uma) garantia/i },
  likelihood: /realista|típic|esperad|prováve|em média/iu,
  quotationMarks: ['«', '»'],
  namesOfMonthAndLevels: /mês 1|nível [12]/gi,
} satisfies Wording;
