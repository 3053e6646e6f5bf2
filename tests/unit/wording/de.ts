import { anyOf, type Wording } from '../wording.ts';

export default {
  neverClaimed: anyOf(
    String.raw`passive\p{L}* (einkommen|einkünfte|einnahmen|verdienst)|nebenbei verdien|im schlaf`,
    String.raw`unbegrenzt|unlimitiert|grenzenlos|finanziell\p{L}* (frei|unabhängig)`,
    String.raw`job kündigen|kündig\p{L}* (sie )?(ihren|deinen|den) job|risiko(frei|los)|(ohne|kein) risiko`,
    String.raw`reich werden|werde\p{L}* (sie )?reich|schnelle\p{L}* geld|leichte\p{L}* geld|million[äa]r|mühelos`,
    String.raw`sichere\p{L}* (einkommen|einkünfte|einnahmen)`,
  ),
  guarantee: { word: /garant/i, denial: /(kein\p{L}*|noch eine) garanti|nicht garantiert/iu },
  likelihood: /realistisch|typisch|erwart|wahrscheinlich|durchschnitt/iu,
  quotationMarks: ['„', '“'],
  namesOfMonthAndLevels: /Monat 1|Ebene [12]/g,
  typography: [{ rule: 'a hyphen between a name and its noun', wrong: /\{(product|entryTier)\} \p{Lu}/u }],
} satisfies Wording;
