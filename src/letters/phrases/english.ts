/** "an MBA", "an associate degree", "a BSc", "a university diploma". */
export const articleOfDegree = (noun: string): string =>
  /^(?:M(?:[A-Z.]|Sc|Eng|Phil|Res|Ed)|[AEIOaeio]|HN[CD]|LL|[NS]VQ|u(?!ni))/u.test(noun) ? "an" : "a";

/** Offices that one person holds, and words for several persons, which have no article: "as head of data". */
const noArticle =
  /^(?:(?:deputy |assistant )?head of |(?:co-?)?founder\b|owner\b|president\b|c[a-z]o(?![a-z])|chief [a-z]+ officer|managing director|chair(?:man|woman)?\b)|(?:staff|crew)$/iu;

/** Abbreviations whose first letter is read out with a vowel: "an HR manager", "an ML engineer". */
const spelled = "[FHLMNRSX][B-DF-HJ-NP-TV-Z&][A-Z]*(?![a-z])|(?:MOT|SEO|SIA|X)\\b";
const vowelSound = new RegExp(`^(?:[AEIOaeio](?!ne|uro)|[Uu](?!ni|[sk]e|[A-Z])|${spelled})`, "u");

/** "an HR manager", "a UX designer", "head of data". Of two titles, only the first has an article. */
export const withArticle = (title: string): string =>
  noArticle.test(title) ? title : `${vowelSound.test(title) ? "an" : "a"} ${title}`;

/** "the University of Leeds", "the Federal Aviation Agency", but "Leeds University". */
export const theInstitution = (name: string): string =>
  /^(?:(?:University|College|Institute|Ministry|Department|School|Office|Bank|City|State|Port|House|Bureau|Association|Society|(?:\p{Lu}\p{L}+ )?Institute) (?:of|for) |(?:Federal|National|Royal) .*(?:Agency|Bureau|Service|Administration|Bank|Infirmary|Society|Trust)\b|(?:\p{Lu}\p{L}+ |and |for |of )+(?:Council|Institute|Board)$)/u.test(
    name,
  )
    ? `the ${name}`
    : name;
