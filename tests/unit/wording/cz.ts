import { anyOf, type Wording } from '../wording.ts';

export default {
  neverClaimed: anyOf(
    String.raw`(pasivní|jist|zajištěn)\p{L}* příj|neomezen|bez omezení|finanční\p{L}* (svobod|nezávisl)`,
    String.raw`výpověď|opusťte (práci|zaměstnání)|bez\s?rizik|bezrizik|zbohat|bohat`,
    String.raw`(snadn|rychl)\p{L}* (peníz|peněz)|milionář|bez námahy`,
  ),
  guarantee: { word: /záruk|zaruč|garan/i, denial: /(bez|ani o)\száruk|není zaručen/i },
  likelihood: /realistick|typick|očekáv|pravděpodobn|průměr/iu,
  quotationMarks: ['„', '“'],
  namesOfMonthAndLevels: /1\.\u00a0měsíc|[12]\.\u00a0úrov/g,
  typography: [{ rule: 'a no-break space after a single letter', wrong: /(?<!\p{L})[aikosuvz] /iu }],
} satisfies Wording;
