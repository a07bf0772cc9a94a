import type { CvLanguage } from "../document/cv-languages.ts";

export type DateWords = {
  /** For an end that has not come. */
  present: string;
  /** Twelve, as they stand beside a year. */
  long: readonly string[];
  /** Twelve, short; names that are short already stay as they are. */
  short: readonly string[];
  /** Between the long name of a month and its year. */
  of: string;
  /** Between start and end. A dash beside a number is put in the wrong place by programs that read from the right. */
  to: string;
};

const list = (names: string): string[] => names.split(" ");

export const dateWords: Readonly<Record<CvLanguage, DateWords>> = {
  en: {
    present: "Present",
    long: list("January February March April May June July August September October November December"),
    short: list("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
    of: " ",
    to: " – ",
  },
  de: {
    present: "heute",
    long: list("Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
    short: list("Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."),
    of: " ",
    to: " – ",
  },
  fr: {
    present: "aujourd’hui",
    long: list("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
    short: list("janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
    of: " ",
    to: " – ",
  },
  es: {
    present: "actualidad",
    long: list("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
    short: list("ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic."),
    of: " de ",
    to: " – ",
  },
  it: {
    present: "presente",
    long: list(
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    ),
    short: list("gen. feb. mar. apr. mag. giu. lug. ago. set. ott. nov. dic."),
    of: " ",
    to: " – ",
  },
  pt: {
    present: "presente",
    long: list("janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"),
    short: list("jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez."),
    of: " de ",
    to: " – ",
  },
  pl: {
    present: "obecnie",
    long: list(
      "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień",
    ),
    short: list("sty. lut. mar. kwi. maj cze. lip. sie. wrz. paź. lis. gru."),
    of: " ",
    to: " – ",
  },
  nl: {
    present: "heden",
    long: list("januari februari maart april mei juni juli augustus september oktober november december"),
    short: list("jan. feb. mrt. apr. mei jun. jul. aug. sep. okt. nov. dec."),
    of: " ",
    to: " – ",
  },
  el: {
    present: "σήμερα",
    long: list(
      "Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος Οκτώβριος Νοέμβριος Δεκέμβριος",
    ),
    short: list("Ιαν. Φεβ. Μάρ. Απρ. Μάι. Ιούν. Ιούλ. Αύγ. Σεπ. Οκτ. Νοέ. Δεκ."),
    of: " ",
    to: " – ",
  },
  uk: {
    present: "дотепер",
    long: list(
      "січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень",
    ),
    short: list("січ. лют. бер. квіт. трав. черв. лип. серп. вер. жовт. лист. груд."),
    of: " ",
    to: " – ",
  },
  ar: {
    present: "الآن",
    long: list("يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر"),
    short: list("يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر"),
    of: " ",
    to: " حتى ",
  },
  he: {
    present: "היום",
    long: list("ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר"),
    short: list("ינו׳ פבר׳ מרץ אפר׳ מאי יוני יולי אוג׳ ספט׳ אוק׳ נוב׳ דצמ׳"),
    of: " ",
    to: " עד ",
  },
  ja: {
    present: "現在",
    long: list("1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月"),
    short: list("1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月"),
    of: "年",
    to: " – ",
  },
  zh: {
    present: "至今",
    long: list("1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月"),
    short: list("1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月"),
    of: "年",
    to: " – ",
  },
};
