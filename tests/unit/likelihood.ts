import type { LanguageCode } from '../../src/config/languages.ts';

/**
 * Words by which an example, be it the cautious one, would become what partners earn as a rule: realistic, typical,
 * expected, likely, average. As stems.
 */
export const likelihood: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  de: /realistisch|typisch|erwart|wahrscheinlich|durchschnitt/iu,
  en: /realistic|typical|expect|likely|average/iu,
  es: /realista|típic|esperad|probable|promedio/iu,
  pt: /realista|típic|esperad|prováve|em média/iu,
  fr: /réaliste|typique|attendu|probable|en moyenne/iu,
  ro: /realist|tipic|așteptat|probabil|în medie/iu,
  ru: /реалистич|типичн|ожидаем|вероятн|в среднем/iu,
  tr: /gerçekçi|tipik|beklenen|olası|ortalama/iu,
  ar: /(?<!\p{L})(ال)?واقعي|نموذجي|متوقع|محتمل|معتاد/u,
  it: /realistic|tipic|attes[aeio]\b|probabil|in media/iu,
  pl: /realistyczn|typow|oczekiwan|prawdopodobn|średnio/iu,
  nl: /realistisch|typisch|verwacht|waarschijnlijk|gemiddeld/iu,
  cs: /realistick|typick|očekáv|pravděpodobn|průměr/iu,
  sk: /realistick|typick|očakáv|pravdepodobn|priemer/iu,
  hu: /reális|realisztikus|tipikus|várható|valószínű|átlag/iu,
  sv: /realistisk|typisk|förvänt|sannolik|genomsnitt/iu,
};
