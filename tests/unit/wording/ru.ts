import { anyOf, type Wording } from '../wording.ts';

export default {
  neverClaimed: anyOf(
    String.raw`пассивн\p{L}* (доход|заработ)|неограниченн|безграничн|финансов\p{L}* (свобод|независимост)`,
    String.raw`увол(ь|и)|бро(сьте|сить|сай) работу|(без|нет) риск|безрисков`,
    String.raw`богат|(лёгк|легк|быстр)\p{L}* (деньг|заработ)|миллионер|без усилий`,
  ),
  guarantee: { word: /гарант/i, denial: /(не|без) гарант/i },
  likelihood: /реалистич|типичн|ожидаем|вероятн|в среднем/iu,
  quotationMarks: ['«', '»'],
  namesOfMonthAndLevels: /1\u2011м месяце|[12]\u2011[яйю](?!\p{L})/gu,
  typography: [{ rule: 'a no-break space before a dash', wrong: / —/ }],
} satisfies Wording;
