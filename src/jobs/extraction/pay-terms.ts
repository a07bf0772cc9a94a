const count = "1[3-6](?:[.,]\\d{1,2})?";
const salaries =
  "(?:brutto|netto)?(?:monats|jahres)?(?:gehälter[n]?|löhnen?|bezügen?|zahlungen)|mensilità|mensualit(?:és|at)|mensualidades|pagas|pagos|salaires|mois de salaire|salários|meses de salário|(?:monthly |annual |salary )?(?:salaries|payments|payslips|paychecks|instal+ments)|months?['’]? (?:of )?(?:salary|pay)|maandsalarissen|wypłat|pensji|månadslöner|薪|个月薪?资?";

/** How often a monthly wage is paid in a year: "14x", "14 Gehälter", "14 pagas", "x 14", "sur 13 mois". */
const counted = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(?<a>${count})(?: ?[x×](?!\\p{L})|[ -]?mal(?:ig)?(?!\\p{L})|[ -]times(?!\\p{L})| ?(?:${salaries})(?!\\p{L}))|[x×] ?(?<b>${count})(?![\\p{N}%.,]*\\p{N})|(?<!contrat[^.]{0,30}|cdd[^.]{0,30})(?:sur|su|en|em) (?<c>1[34]) (?:mois|mesi|mesilità|meses)(?!\\p{L}))`,
  "iu",
);
/** Follows "14x" and says how often the wage is paid, not what the amount is for. */
const inYear =
  /^(?: ?(?:mal|pagas|salaries|payments|gehälter|mensilità))?[\s/]{0,2}(?:p\.? ?a\.?(?!\p{L})|(?:pro|im|je) jahr|jährlich|(?:per|a|each|in a) (?:year|annum)|annually|yearly|year|all['’]anno|annu[aei]l?i?|al año|año|anuales|par an|ao ano|rocznie|jaar|per jaar)(?!\p{L})/iu;

/** "kein 13. Monatsgehalt", "no 13th month" */
const negated = /(?:kein\p{L}*|ohne|no|not|without|sans|pas de|sin|senza|sem|bez|geen)\s(?:\p{L}+\s)?$/iu;
const month =
  "(?:monats?(?:gehalt|gehälter|lohn|bezug|bezüge)|gehalt|month|salary|salaire|mois|mensilità|mensualité|mensualidad|salário|paga|maand|månadslön|pensja|plat(?!\\p{L}))";
const ordinal = "(?:\\.|st|nd|rd|th|[èe]me|e|a|o|ª|º|°) ?";
/** The payments that the words for an additional wage make. */
const additional: ReadonlyArray<[number, RegExp]> = [
  [14, new RegExp(`(?<!\\p{N})14${ordinal}${month}|quattordicesima|fourteenth (?:month|salary)`, "iu")],
  [
    13,
    new RegExp(
      `(?<!\\p{N})13${ordinal}${month}|tredicesima|treizième mois|thirteenth (?:month|salary)|dertiende maand|eindejaarspremie 13|trzynast(?:ka|a pensja)|décimo terceiro`,
      "iu",
    ),
  ],
];

/**
 * Returns how many wages a year the words around an amount promise; undefined if they promise no more than twelve.
 *
 * @example paymentsIn("brutto pro Monat (14x p.a.)") // 14
 */
export function paymentsIn(text: string): number | undefined {
  const match = counted.exec(text);
  if (match) {
    const { a, b, c } = match.groups ?? {};
    const number = Number((a ?? b ?? c ?? "").replace(",", "."));
    if (number > 12 && number <= 16) return number;
  }
  return additional.find(([, pattern]) => {
    const found = pattern.exec(text);
    return found && !negated.test(text.slice(0, found.index));
  })?.[0];
}

const sentence = /(?:(?!\.\s)[^;!?\n])+/g;
const wage =
  /gehalt|gehälter|entgelt|bezüge|bezahlt|gezahlt|l[oö]hne?(?!\p{L})|salar|wages?(?!\p{L})|(?<!\p{L})pa(?:id|y)(?!\p{L})|sueldo|pagas|retribu|stipend|mensilità|salaire|rémunér|salári/iu;

/** Returns how many monthly wages a year an advert promises in any sentence about wages: "Das Gehalt wird 14x ausbezahlt." */
export function paymentsOfAdvert(text: string): number | undefined {
  const about = [...text.matchAll(sentence)].map(([words]) => words).filter((words) => wage.test(words));
  return about.map(paymentsIn).find((payments) => payments !== undefined);
}

/** Replaces "14x p.a." by spaces, because its "p.a." is not the period of the amount. */
export function withoutPayments(text: string): string {
  const match = counted.exec(text);
  if (!match) return text;
  const end = match.index + match[0].length;
  const length = match[0].length + (inYear.exec(text.slice(end))?.[0].length ?? 0);
  return text.slice(0, match.index) + " ".repeat(length) + text.slice(match.index + length);
}

const net =
  /(?<![\p{L}.-]|safety |hand )(?:nett?o(?:gehalt|lohn|verdienst|bezug)?|netti|net|netos?|nets|líquid[oa]s?|netl[öø]nn?|čistého|nettó|na rękę|na ruku|на руки|чистыми|after[- ]tax|take[- ]home|in[- ]hand)(?![\p{L}-]| ?(?:revenue|sales|promoter|worth|assets?|income of|zero|profit|developer|engineer|core|framework|entwickler))(?![^.;\n]{0,14}(?:\bvat\b|mwst|iva\b|tva\b|btw\b))/iu;
const gross =
  /(?<!\p{L})(?:gross|brutto(?:gehalt|lohn|bezug)?|brut[es]?|bruts|brutos?|lord[oi]|ral|hrubého|bruttó|before tax)(?!\p{L})/iu;

/** True if the nearest word for taxes, first after and then before the amount, says that they are already paid. */
export function isNetAround(before: string, after: string): boolean {
  const [nextNet, nextGross] = [after.search(net), after.search(gross)];
  if (nextNet >= 0 || nextGross >= 0) return nextNet >= 0 && (nextGross < 0 || nextNet < nextGross);
  return net.test(before) && !gross.test(before);
}
