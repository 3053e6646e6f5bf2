import { anyOf, type Wording } from '../wording.ts';

export default {
  neverClaimed: anyOf(
    String.raw`venit\p{L}* (pasiv|sigur)|nelimitat|fără limit|(libertate|independenț)\p{L}* financiar`,
    String.raw`demisi|renunțați la (serviciu|locul de muncă|job)|fără (niciun )?risc|zero riscuri`,
    String.raw`îmbogăți|bogat|bani (ușor|ușori|rapi)|milionar|fără efort`,
  ),
  guarantee: { word: /garan[tț]/i, denial: /(nu|nu sunt|fără) garan[tț]/i },
  likelihood: /realist|tipic|așteptat|probabil|în medie/iu,
  quotationMarks: ['„', '”'],
  namesOfMonthAndLevels: /luna 1|nivelul [12]/gi,
  typography: [{ rule: 'commas, not cedillas, below its letters', wrong: /[şţ]/i }],
} satisfies Wording;
