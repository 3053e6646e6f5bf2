import { anyOf, type Wording } from '../wording.ts';

export default {
  neverClaimed: anyOf(
    String.raw`doch\p{L}* pasywn|pasywn\p{L}* doch|pewn\p{L}* doch|nieograniczon|bez (limitu|ograniczeń)`,
    String.raw`(wolno|niezależno)\p{L}* finansow|rzu(ć|ci)\p{L}* (pracę|etat)|bez ryzyka|zero ryzyka`,
    String.raw`bogat|wzboga|(łatw|szybk)\p{L}* pieni|milioner|bez wysiłku`,
  ),
  guarantee: { word: /gwaran/i, denial: /(ani|bez) gwaran|nie jest gwaran/i },
  likelihood: /realistyczn|typow|oczekiwan|prawdopodobn|średnio/iu,
  quotationMarks: ['„', '”'],
  namesOfMonthAndLevels: /1\.\u00a0miesiąc|poziom\p{L}* [12]/giu,
  typography: [{ rule: 'a no-break space after a single letter', wrong: /(?<!\p{L})[aiouwz] /iu }],
} satisfies Wording;
