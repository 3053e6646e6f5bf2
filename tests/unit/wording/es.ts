import { anyOf, type Wording } from '../wording.ts';

export default {
  neverClaimed: anyOf(
    String.raw`(ingreso|renta)s? (pasiv|residual|segur)|ilimitad|sin l[ií]mite`,
    String.raw`(libertad|independencia) (financiera|económica)|dej\p{L}+ (su|tu|el) (trabajo|empleo)`,
    String.raw`(sin|libre de|cero) riesgo|(?<!\p{L})ric[oa]s?(?!\p{L})|enriquec|dinero (fácil|rápido)|millonari|sin esfuerzo`,
  ),
  guarantee: { word: /garant/i, denial: /(sin|ni|ni una) garant/i },
  likelihood: /realista|típic|esperad|probable|promedio/iu,
  quotationMarks: ['«', '»'],
  namesOfMonthAndLevels: /mes 1|nivel [12]/gi,
  typography: [{ rule: 'opening marks before ? and !', wrong: /^[^¿]*\?|^[^¡]*!/ }],
} satisfies Wording;
