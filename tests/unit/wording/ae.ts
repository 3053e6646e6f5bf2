import { anyOf, type Wording } from '../wording.ts';

export default {
  neverClaimed: anyOf(
    String.raw`دخل\p{L}* (ال)?(سلبي|ثابت|مضمون)|غير محدود|بلا حدود|لا محدود`,
    String.raw`(ال)?(حرية|استقلال) (ال)?مالي|(اترك|غادر) (وظيفتك|عملك)|استقل من|استقالت`,
    String.raw`(بدون|بلا|دون) (أي )?(مخاطر|مجهود|جهد)|خال\p{L}* من المخاطر`,
    String.raw`ثراء|ثريًا|أغنياء|(مال|ربح|أرباح) (ال)?(سهل|سريع)|مليونير`,
  ),
  guarantee: { word: /ضمان|مضمون|[ينت]ضمن/, denial: /(ولا|دون أي) ضمان|غير مضمون/ },
  likelihood: /(?<!\p{L})(ال)?واقعي|نموذجي|متوقع|محتمل|معتاد/u,
  quotationMarks: ['«', '»'],
  namesOfMonthAndLevels: /الشهر 1/g,
  typography: [{ rule: 'commas and question marks of its script', wrong: /[,;?]/ }],
} satisfies Wording;
