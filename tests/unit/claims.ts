import type { LanguageCode } from '../../src/config/languages.ts';

const anyOf = (...phrases: string[]) => new RegExp(phrases.join('|'), 'iu');

/**
 * Promises that a page about a possible income must not make, as word stems: passive or unlimited income, financial
 * freedom, leaving one's job, no risk, no effort, quick riches.
 */
export const neverClaimed: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  de: anyOf(
    String.raw`passive\p{L}* (einkommen|einkünfte|einnahmen|verdienst)|nebenbei verdien|im schlaf`,
    String.raw`unbegrenzt|unlimitiert|grenzenlos|finanziell\p{L}* (frei|unabhängig)`,
    String.raw`job kündigen|kündig\p{L}* (sie )?(ihren|deinen|den) job|risiko(frei|los)|(ohne|kein) risiko`,
    String.raw`reich werden|werde\p{L}* (sie )?reich|schnelle\p{L}* geld|leichte\p{L}* geld|million[äa]r|mühelos`,
    String.raw`sichere\p{L}* (einkommen|einkünfte|einnahmen)`,
  ),
  en: anyOf(
    String.raw`(passive|residual|secure|safe) (income|earnings|revenue)|while you sleep`,
    String.raw`unlimited|limitless|financial(ly)? (free|independen)`,
    String.raw`(quit|leave) your (day )?job|risk[- ]free|(no|without|zero) risk|your own boss`,
    String.raw`(get|become|be) rich|(easy|fast|quick) money|millionaire|effortless`,
  ),
  es: anyOf(
    String.raw`(ingreso|renta)s? (pasiv|residual|segur)|ilimitad|sin l[ií]mite`,
    String.raw`(libertad|independencia) (financiera|económica)|dej\p{L}+ (su|tu|el) (trabajo|empleo)`,
    String.raw`(sin|libre de|cero) riesgo|(?<!\p{L})ric[oa]s?(?!\p{L})|enriquec|dinero (fácil|rápido)|millonari|sin esfuerzo`,
  ),
  pt: anyOf(
    String.raw`(rendimento|renda)s? (passiv|residua|segur)|ilimitad|sem limite`,
    String.raw`(liberdade|independência) financeira|(deix|larg)\p{L}+ o (seu )?(trabalho|emprego)|despeça-se`,
    String.raw`(sem|livre de|isent\p{L}* de|zero) risco|(?<!\p{L})ricos?(?!\p{L})|enriquec|dinheiro (fácil|rápido)|milionári|sem esforço`,
  ),
  fr: anyOf(
    String.raw`revenus? (passif|résiduel|assuré)|illimité|sans limite|(liberté|indépendance) financière`,
    String.raw`(quitt|plaqu)\p{L}+ (votre|ton|son) (emploi|travail|job)|(sans|aucun|zéro) (aucun )?risque`,
    String.raw`(?<!\p{L})riche|enrichi|argent (facile|rapide)|millionnaire|sans effort`,
  ),
  ro: anyOf(
    String.raw`venit\p{L}* (pasiv|sigur)|nelimitat|fără limit|(libertate|independenț)\p{L}* financiar`,
    String.raw`demisi|renunțați la (serviciu|locul de muncă|job)|fără (niciun )?risc|zero riscuri`,
    String.raw`îmbogăți|bogat|bani (ușor|ușori|rapi)|milionar|fără efort`,
  ),
  ru: anyOf(
    String.raw`пассивн\p{L}* (доход|заработ)|неограниченн|безграничн|финансов\p{L}* (свобод|независимост)`,
    String.raw`увол(ь|и)|бро(сьте|сить|сай) работу|(без|нет) риск|безрисков`,
    String.raw`богат|(лёгк|легк|быстр)\p{L}* (деньг|заработ)|миллионер|без усилий`,
  ),
  tr: anyOf(
    String.raw`(pasif|garantili|sabit) (gelir|kazanç)|sınırsız|limitsiz|finansal (özgür|bağımsız)`,
    String.raw`işiniz?i bırak|istifa|risksiz|riski? yok|zengin|(kolay|hızlı) para|milyoner|zahmetsiz`,
  ),
  ar: anyOf(
    String.raw`دخل\p{L}* (ال)?(سلبي|ثابت|مضمون)|غير محدود|بلا حدود|لا محدود`,
    String.raw`(ال)?(حرية|استقلال) (ال)?مالي|(اترك|غادر) (وظيفتك|عملك)|استقل من|استقالت`,
    String.raw`(بدون|بلا|دون) (أي )?(مخاطر|مجهود|جهد)|خال\p{L}* من المخاطر`,
    String.raw`ثراء|ثريًا|أغنياء|(مال|ربح|أرباح) (ال)?(سهل|سريع)|مليونير`,
  ),
  it: anyOf(
    String.raw`(reddit|rendit|guadagn|entrat)\p{L}* (passiv|automatic|sicur|facil)|illimitat|senza limiti`,
    String.raw`(libertà|indipendenza) (finanziaria|economica)|(lasci|moll)\p{L}+ (il|il tuo) (lavoro|posto)`,
    String.raw`(senza|zero|privo di) (alcun )?rischi|ricch|arricchi|soldi (facili|veloci)|milionari|senza (sforz|fatica)`,
  ),
  pl: anyOf(
    String.raw`doch\p{L}* pasywn|pasywn\p{L}* doch|pewn\p{L}* doch|nieograniczon|bez (limitu|ograniczeń)`,
    String.raw`(wolno|niezależno)\p{L}* finansow|rzu(ć|ci)\p{L}* (pracę|etat)|bez ryzyka|zero ryzyka`,
    String.raw`bogat|wzboga|(łatw|szybk)\p{L}* pieni|milioner|bez wysiłku`,
  ),
  nl: anyOf(
    String.raw`passie(f|ve) (inkom|verdien)|(zeker|vast)e? inkom|onbeperkt|grenzeloos|financi(ë|e)le (vrij|onafh)`,
    String.raw`financieel (vrij|onafh)|baan (op|zeggen)|(zeg|geef) (uw|je) baan|risico(loos|vrij)|(zonder|geen) risico`,
    String.raw`rijk worden|word rijk|(snel|makkelijk) geld|miljonair|moeiteloos`,
  ),
  cs: anyOf(
    String.raw`(pasivní|jist|zajištěn)\p{L}* příj|neomezen|bez omezení|finanční\p{L}* (svobod|nezávisl)`,
    String.raw`výpověď|opusťte (práci|zaměstnání)|bez\s?rizik|bezrizik|zbohat|bohat`,
    String.raw`(snadn|rychl)\p{L}* (peníz|peněz)|milionář|bez námahy`,
  ),
  sk: anyOf(
    String.raw`(pasívn|ist|zaisten)\p{L}* príj|neobmedzen|bez obmedzen|finančn\p{L}* (slobod|nezávisl)`,
    String.raw`výpoveď|opusťte (prácu|zamestnanie)|bez\s?rizik|bezrizik|zbohat|bohat`,
    String.raw`(ľahk|rýchl)\p{L}* peňa|(ľahk|rýchl)\p{L}* penia|milionár|bez námahy`,
  ),
  hu: anyOf(
    String.raw`(passzív|biztos) (jövedel|bevétel)|korlátlan|határtalan|(pénzügyi|anyagi) (szabads|függetlens)`,
    String.raw`mondj\p{L}* fel|felmond|kockázatmentes|kockázat nélkül|gazdagod|gazdag`,
    String.raw`(gyors|könnyű) pénz|milliomos|erőfeszítés nélkül`,
  ),
  sv: anyOf(
    String.raw`(passiv|säker|säkra)\p{L}* inkomst|obegräns|gränslös|ekonomisk\p{L}* (frihet|oberoende)`,
    String.raw`säg upp dig|sluta (på )?(ditt )?jobb|riskfri|(utan|ingen) risk`,
    String.raw`(bli|blir) rik|(snabba|lätta|lättförtjänta) pengar|miljonär|utan ansträngning`,
  ),
};

/** The words for a guarantee, and the only phrases that may contain them: those that deny one. */
export const guarantees: Readonly<Partial<Record<LanguageCode, { readonly word: RegExp; readonly denial: RegExp }>>> = {
  de: { word: /garant/i, denial: /(kein\p{L}*|noch eine) garanti|nicht garantiert/iu },
  en: { word: /guarant/i, denial: /(no|not) guarantee/i },
  es: { word: /garant/i, denial: /(sin|ni|ni una) garant/i },
  pt: { word: /garant/i, denial: /(sem|nem uma) garantia/i },
  fr: { word: /garant/i, denial: /(sans|ni (d’)?une) garantie/i },
  ro: { word: /garan[tț]/i, denial: /(nu|nu sunt|fără) garan[tț]/i },
  ru: { word: /гарант/i, denial: /(не|без) гарант/i },
  tr: { word: /garanti/i, denial: /garantisi (vermez|yoktur)/i },
  ar: { word: /ضمان|مضمون|[ينت]ضمن/, denial: /(ولا|دون أي) ضمان|غير مضمون/ },
  it: { word: /garan[tz]/i, denial: /non costituiscono garanzia|non è garantito/i },
  pl: { word: /gwaran/i, denial: /(ani|bez) gwaran|nie jest gwaran/i },
  nl: { word: /gara[nd]/i, denial: /geen garantie|niet gegarandeerd/i },
  cs: { word: /záruk|zaruč|garan/i, denial: /(bez|ani o)\száruk|není zaručen/i },
  sk: { word: /záruk|zaruč|garan/i, denial: /(bez|ani o)\száruk|nie je zaručen/i },
  hu: { word: /garan|szavatol/i, denial: /nem garantál/i },
  sv: { word: /garant/i, denial: /ingen garanti/i },
};
