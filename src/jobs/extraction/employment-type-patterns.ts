import type { JobType } from "../posting.ts";

/**
 * The meanings of a label. "permanent" is not one of our job types. It counts as full-time when nothing else is stated,
 * because sources that list only "Permanent" or "CDI" mean the usual working week.
 */
export type LabelledJobType = JobType | "permanent";

/** Words of published labels. A label is only about the type, so these may be short and general. */
export const labelPatterns: Readonly<Record<LabelledJobType, string>> = {
  internship:
    "intern|interns|internship|internships|co-?op|traineeship|praktik(?:um|ant\\w*)|pflichtpraktikum|volontariat|ausbildung|azubi\\w*|auszubildende\\w*|dual(?:es)? studium|stage|stagiaire|alternance|alternant\\w*|apprenti\\w*|apprenticeship|contrat pro(?:fessionnalisation)?|prácticas|practicas|becari[oa]|beca|pasantía|tirocinio|stagista|apprendistato|estágio|estagiári[oa]|stagiair\\w*|meeloopstage|staż|stażyst\\w*|praktyk[ai]|praktikant\\w*|praktikplats|lärling|lærling|elev|harjoittel\\w*|stáž|стажировка|стажер|стажування|стажист|practicante|lehre|lehrling",
  freelance:
    "freelanc\\w*|self[- ]employed|independent contractor|freie[rn]? mitarbeit\\w*|freiberuf\\w*|honorar\\w*|selbstständig\\w*|indépendant\\w*|autónom[oa]|autonom[oa]|partita iva|p\\.? ?iva|pj|prestador\\w*|zzp\\w*|samozatrudnieni\\w*|wolny strzelec|egenföretagare|freelans\\w*|фриланс\\w*|gig",
  contract:
    "contract|contractor|contracting|contract to (?:hire|perm)|contract[- ]based|fixed[- ]?term|fixed term contract|ftc|c2h|c2c|corp to corp|w-?2|1099|temp|temporary|temp to (?:hire|perm)|seasonal|project|projekt\\w*|interim|locum|secondment|maternity cover|b2b|befristet\\w*|zeitarbeit\\w*|arbeitnehmerüberlassung|zeitvertrag|saison\\w*|aushilf\\w*|cdd|intérim\\w*|intérimaire|vacataire|saisonnier\\w*|temporal|contrato temporal|obra y servicio|eventual|tempo determinato|a termine|somministrazione|temporári[oa]|contrato a termo|termo certo|tijdelijk\\w*|uitzend\\w*|detachering|umowa[- ]zlecenie|umowa o dzieło|zlecenie|czas określony|visstid\\w*|tidsbegränsad\\w*|vikariat|tidsbegrænset|vikar|engasjement|midlertidig|määräaikainen|na dobu určitou|dpp|dpč|doba určitá|контракт|временн\\w*|тимчасов\\w*|проектна",
  "part-time":
    "part[- ]?time|parttime|p ?\\/ ?t|pt|half[- ]time|job[- ]share|zero[- ]hours?|casual|per diem|prn|bank|on[- ]call|as needed|variable hours|working student|student job|teilzeit\\w*|minijob\\w*|mini-job\\w*|geringfügig\\w*|nebenjob|werkstudent\\w*|450[- ]?€|538[- ]?€|temps partiel|mi-temps|media jornada|tiempo parcial|jornada parcial|jornada reducida|parziale|tempo parcial|meio período|part-timer|deeltijd|bijbaan|część etatu|niepełny etat|pół etatu|niepełny wymiar|1\\/2 etatu|deltid\\w*|osa-aika\\w*|částečný|zkrácený|poloviční úvazek|brigáda|yarı zamanlı|دوام جزئي|частичн\\w*|неполн\\w*|часткова|неповн\\w*|oneroso",
  "full-time":
    "full[- ]?time|^full$|fulltime|f ?\\/ ?t|ft|vollzeit\\w*|temps plein|plein[- ]temps|temps complet|jornada completa|tiempo completo|tempo pieno|tempo inteiro|tempo integral|período integral|voltijd|fulltimer|pełny etat|pełen etat|pełny wymiar|heltid\\w*|fuldtid\\w*|kokoaika\\w*|kokopäiv\\w*|plný úvazek|hlavní pracovní poměr|hpp|полн\\w*|повн\\w*|teljes munkaidő\\w*|normă întreagă|tam zamanlı|دوام كامل",
  permanent:
    "permanent|perm|perm\\.|indefinite|unbefristet\\w*|festanstellung|fest|cdi|indefinido|contrato indefinido|indeterminato|clt|efetivo|efectivo|sem termo|vast|vast contract|vaste aanstelling|umowa o pracę|czas nieokreślony|tillsvidare\\w*|fastansættelse|fast stilling|fast|vakituinen|doba neurčitá|na dobu neurčitou|постоянн\\w*|постійн\\w*|employee|angestellt\\w*",
};

/**
 * Words of titles. A title also names the work ("Contracts Manager", "Internal Auditor", "Stage Manager"), so only
 * unambiguous words are read, and looser words only in brackets or after a dash.
 */
export const titlePatterns: Readonly<Partial<Record<LabelledJobType, string>>> = {
  internship:
    "(?:intern|interns|internship|internships|co-?ops?|apprentice|apprenticeship|praktikum|praktikant\\w*|pflichtpraktikum|azubi\\w*|ausbildung zu\\w*|auszubildende\\w*|alternance|alternant\\w*|apprenti\\w*|stagiaire|stagiair|becari[oa]|tirocin\\w*|estagiári[oa]|stażyst\\w*|стаж[её]р\\w*|стажист\\w*)(?! (?:program|programme|recruit|coordinat|manager|lead|scheme|supervis|advis|placement|engagement|relations|development|trainer|assessor|ship))",
  freelance:
    "freelance(?:r)?(?! (?:coordinat|manager|network|management|recruit))|freiberuf\\w*|self[- ]employed|фриланс\\w*",
  contract:
    "contractor\\)|\\(contractor|fixed[- ]term|ftc|\\d+[- ]?months?(?: fixed| ftc| contract)|contract\\)|contract$|maternity cover|parental leave cover|mat cover|befristet\\w*|elternzeitvertretung|cdd|c2h|seasonal|interim|temp to perm|zeitarbeit|locum",
  "part-time":
    "part[- ]time|p\\/t|teilzeit|minijob\\w*|werkstudent\\w*|working student|temps partiel|mi-temps|media jornada|tiempo parcial|deeltijd|deltid|część etatu|zero hours|prn|per diem|casual\\)|casual$",
  "full-time":
    "full[- ]time|f\\/t|vollzeit|temps plein|plein[- ]temps|jornada completa|tiempo completo|voltijd|heltid|fuldtid",
};

/** The same in scripts without spaces between words. */
export const eastAsianPatterns: Readonly<Record<JobType, RegExp>> = {
  internship: /实习|實習|インターン|인턴/u,
  freelance: /自由职业|自由職業|フリーランス|業務委託|프리랜서/u,
  contract: /合同工|契約社員|派遣|계약직|临时工|臨時/u,
  "part-time": /兼[职職]|アルバイト|パート|시간제|파트타임/u,
  "full-time": /全[职職]|正社員|フルタイム|정규직|풀타임|전일제/u,
};
