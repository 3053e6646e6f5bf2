import { anyOf, type Wording } from '../wording.ts';

export default {
  neverClaimed: anyOf(
    String.raw`(pasívn|ist|zaisten)\p{L}* príj|neobmedzen|bez obmedzen|finančn\p{L}* (slobod|nezávisl)`,
    String.raw`výpoveď|opusťte (prácu|zamestnanie)|bez\s?rizik|bezrizik|zbohat|bohat`,
    String.raw`(ľahk|rýchl)\p{L}* peňa|(ľahk|rýchl)\p{L}* penia|milionár|bez námahy`,
  ),
  guarantee: { word: /záruk|zaruč|garan/i, denial: /(bez|ani o)\száruk|nie je zaručen/i },
  likelihood: /realistick|typick|očakáv|pravdepodobn|priemer/iu,
  quotationMarks: ['„', '“'],
  namesOfMonthAndLevels: /1\.\u00a0mesiac|[12]\.\u00a0úrov/g,
  typography: [{ rule: 'a no-break space after a single letter', wrong: /(?<!\p{L})[aikosuvz] /iu }],
} satisfies Wording;
