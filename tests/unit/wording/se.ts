import { anyOf, type Wording } from '../wording.ts';

export default {
  neverClaimed: anyOf(
    String.raw`(passiv|säker|säkra)\p{L}* inkomst|obegräns|gränslös|ekonomisk\p{L}* (frihet|oberoende)`,
    String.raw`säg upp dig|sluta (på )?(ditt )?jobb|riskfri|(utan|ingen) risk`,
    String.raw`(bli|blir) rik|(snabba|lätta|lättförtjänta) pengar|miljonär|utan ansträngning`,
  ),
  guarantee: { word: /garant/i, denial: /ingen garanti|inga inkomster garanteras/i },
  likelihood: /realistisk|typisk|förvänt|sannolik|genomsnitt/iu,
  quotationMarks: ['”', '”'],
  namesOfMonthAndLevels: /månad 1|nivå [12]/gi,
  sameAsGerman: ['commission'],
} satisfies Wording;
