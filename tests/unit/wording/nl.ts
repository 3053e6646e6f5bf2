import { anyOf, type Wording } from '../wording.ts';

export default {
  neverClaimed: anyOf(
    String.raw`passie(f|ve) (inkom|verdien)|(zeker|vast)e? inkom|onbeperkt|grenzeloos|financi(ë|e)le (vrij|onafh)`,
    String.raw`financieel (vrij|onafh)|baan (op|zeggen)|(zeg|geef) (uw|je) baan|risico(loos|vrij)|(zonder|geen) risico`,
    String.raw`rijk worden|word rijk|(snel|makkelijk) geld|miljonair|moeiteloos`,
  ),
  guarantee: { word: /gara[nd]/i, denial: /geen garantie|niet gegarandeerd/i },
  likelihood: /realistisch|typisch|verwacht|waarschijnlijk|gemiddeld/iu,
  quotationMarks: ['‘', '’'],
  namesOfMonthAndLevels: /maand 1|niveau [12]/gi,
  sameAsGerman: ['optimistic'],
} satisfies Wording;
