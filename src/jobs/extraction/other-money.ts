/** Payment for a piece of work is no wage: "200 Birr per completed video". */
const perPiece =
  /^\s?(?:per|\/|for each)\s?(?:\p{L}+ )?(?:videos?|articles?|pages?|words?|pieces?|items?|units?|posts?|sales?|orders?|deliver(?:y|ies)|rides?|lessons?|sessions?|class(?:es)?|events?|projects?|tasks?|registrations?|referrals?|customers?|clients?|students?|propert(?:y|ies))(?!\p{L})/iu;

/** Things that are counted or paid and are not the wage. A figure directly before or after one of them is not pay. */
const otherThingsAfter =
  /^[ -]*(?:(?:employees?|people|staff|users?|customers?|clients?|members?|countries|offices|locations|stores|years?|yrs|months?|weeks?|days?|hours?|hrs|miles|km|beds?|patients|students|seats?|openings?|positions?|vacanc\w+|mitarbeiter\w*|jahre|stunden|tage|salariés|heures|empleados)(?![\p{L}])|(?:(?!salary|base|pay|per|an?|to|for|plus|and|with|incl|inkl|excl|exkl|zzgl|zuzüglich|und|mit|ohne|sowie|et|avec|hors|sans|más|con|sin|più|mais|com|met|oraz)[\p{L}-]+ ){0,2}(?:bonus|commissions?|ote|on[- ]target|sign[- ]?on|equity|stock|shares|funding|allowance|stipend for|reimbursement|tuition|relocation|deductible|coverage|seed|series|in (?:funding|revenue|assets|sales|commissions?|bonus(?:es)?)|revenue|arr|pension|superannuation|match|rewards?|referrals?|vouchers?|subsid(?:y|ies)|compensation for (?:travel|transport|lunch|meals|moving)|zuschuss|zulage|prämie|gutschein|prime|indemnité|plus de transporte|gratificación|buono|rimborso|premia|dodatek|toeslag|vergoeding)(?![\p{L}]| ?:)|\s?(?:(?:per|an?|pro|im|par|al|\/) ?\p{L}+ )?(?:for|towards?|per|für|pour|para) (?:\p{L}+ ){0,3}?(?:referrals?|recommendations?|transport(?:ation|e)?|travel|commut\p{L}+|meals?|lunch|food|training|equipment|home office|relocation|gym|internet|phone|fahrtkosten|empfehlung(?:en)?|verpflegung)(?: costs?| expenses?)?(?=\s*(?:$|[.,;:)!|\n]|(?:and|und|et|y|e|you)\s)))/iu;
const otherThingsBefore = new RegExp(
  "(?<!(?:excluding|exclusive of|including|include|without|before) (?:\\p{L}+,? (?:and |or )?){0,3})" +
    "(?:(?<!\\p{L})(?:bonus(?:es)?|commissions?|ote|on[- ]target(?: earnings?)?|sign[- ]?on|equity|allowances?|relocation|stipend|reimburse\\w*|funding|raised|revenues?|budget|worth|valued at|insurance|premiums?|vouchers?|referrals?|rewards?|subsid(?:y|ies)|pension|401\\s?\\(?k\\)?|superannuation" +
    // money for travel and meals, and for people whom one recommends
    "|(?:transport(?:ation)?|travel|commut(?:e|ing)|meal|food|lunch|housing|accommodation|phone|internet|car|home office|education|training|wellness|fitness|clothing|uniform|equipment|gym) (?:compensation|benefits?|money|support|payments?|refund|costs?|expenses|card|stipend|pay)" +
    "|prime(?: de \\p{L}+)?|indemnité(?: \\p{L}+)?|remboursement|tickets? restaurants?|ayuda|dietas|plus (?:de )?transporte|rimborso(?: \\p{L}+)?|buoni? pasto|indennità|vale[- ](?:transporte|refeição|alimentação)|subsídio(?: de \\p{L}+)?|ajuda de custo|dodatek|premia(?: za(?: \\p{L}+){1,2})?|(?:reis|onkosten|thuiswerk)\\p{L}*vergoeding|toeslag|tillägg|tillegg|tillæg)" +
    "|(?<![\\p{L}])\\p{L}*(?:prämie|zuschuss|zuschlag|zulage|gutschein|geldwerte\\p{L}* vorteile?|pauschale|fahrtkosten|essensgeld|fahrgeld))" +
    "(?:\\s?\\(ote\\))?(?: (?:of|is|pay|up|to|over|amounts?|amounting|ranging|from|range|contributions?|package|potential|between|match\\w*|von|in|höhe|bis|zu|ab|de|jusqu['’]à|hasta|del?|fino|a|até|w|wysokości|do|tot|per|month|net|gross|for|a|successful|hire))*[\\s:=(–-]*$",
  "iu",
);

/** True if the words directly before or after an amount say that it is not the wage: a bonus, a reward, an allowance. */
export function isOtherMoney(before: string, after: string): boolean {
  return otherThingsBefore.test(before) || otherThingsAfter.test(after);
}

/** @example isPerPiece(" per completed video") // true */
export function isPerPiece(after: string): boolean {
  return perPiece.test(after);
}
