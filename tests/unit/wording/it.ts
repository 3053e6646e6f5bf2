import { anyOf, type Wording } from '../wording.ts';

export default {
  neverClaimed: anyOf(
    String.raw`(reddit|rendit|guadagn|entrat)\p{L}* (passiv|automatic|sicur|facil)|illimitat|senza limiti`,
    String.raw`(libertà|indipendenza) (finanziaria|economica)|(lasci|moll)\p{L}+ (il|il tuo) (lavoro|posto)`,
    String.raw`(senza|zero|privo di) (alcun )?rischi|ricch|arricchi|soldi (facili|veloci)|milionari|senza (sforz|fatica)`,
  ),
  guarantee: { word: /garan[tz]/i, denial: /non costituiscono garanzia|non è garantito/i },
  likelihood: /realistic|tipic|attes[aeio]\b|probabil|in media/iu,
  quotationMarks: ['«', '»'],
  namesOfMonthAndLevels: /mese 1|livello [12]/gi,
} satisfies Wording;
