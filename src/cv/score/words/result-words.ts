const period =
  "(?:day|night|morning|evening|shift|week|weekend|month|quarter|term|season|year|monday|friday|saturday|sunday)";

/** English words for what changed, how often, how fast or how well. */
const english = `
  result(?:ed|ing)? in|lead(?:ing)? to|led to|reduc(?:ed|ing)|increas(?:ed|ing)|improv(?:ed|ing)|cut(?:ting)?(?! (?:hair|grass|wood|timber|stone|cloth|fabric|meat|glass|metal|steel|keys|patterns|shapes|vegetables))|
  sav(?:ed|ing)|so that|enabl(?:ed|ing)|grew|grow(?:ing)|rais(?:ed|ing)|lower(?:ed|ing)|eliminat(?:ed|ing)|
  accelerat(?:ed|ing)|boost(?:ed|ing)|shorten(?:ed|ing)|prevent(?:ed|ing)|adopted by|(?:still )?used by|
  still use|won|award(?:ed)?|promoted (?:to|from|within|twice|after|early)|rank(?:ed)?|doubled|tripled|
  halved|quartered|exceed(?:ed|ing)|ahead of|under budget|on budget|first (?:in|to|of)|(?:a|one) (?:day|week|month|term|year) early|
  kept on|taken on|(?:the )?same day|next day|overnight|on time|on schedule|to schedule|within (?:a|an|the|one) (?:minute|hour|day|week|month|year|deadline)|
  kept (?:all|every|each)|sold out|cleared (?:a|the|all|every)|turned (?:a |an |the )?\\w+ into|(?:met|filled|closed|hit) (?:all|every|each)|
  all (?:\\w+ )?(?:of whom|of which|passed|kept|met)|(?:every|each) (?:one|time|${period}|deadline|target|inspection|audit)|
  (?:once|twice) (?:a|an|each|every|per) ${period}|daily|nightly|weekly|fortnightly|monthly|quarterly|
  yearly|without (?:a|an|any|one|further|loss|losing|missing)|(?:no|not one|not a single|zero|never) (?:\\w+ )?(?:accidents?|errors?|defects?|complaints?|incidents?|losses|loss|faults?|injur(?:y|ies)|late|missed|returns?|rework|breach(?:es)?|infringements?|prohibitions?|stop)|
  never (?:missed|lost|failed|late)|fewer|faster|(?:by|of) (?:a|one) (?:half|third|quarter|fifth|tenth)|
  by half|half the|(?:world|national|company|new|all-time) record|record (?:sales|year|time|number)|full marks|first[- ]time pass|with (?:a )?distinction|
  in (?:record|half the) time`;

/** The same in other languages of headings. */
const others = `
  gesenkt|senkte|reduzier\\p{L}*|verringer\\p{L}*|gesteigert|steigerte|erhöht\\p{L}*|verkürzt\\p{L}*|verbesser\\p{L}*|eingespart|einsparung\\p{L}*|gespart|
  vermieden|beschleunig\\p{L}*|gewonnen|ausgezeichnet|übertroffen|ohne (?:einen |eine |jede[nr]? )?(?:fehler|unfall|ausfall|beanstandung|reklamation|verzug)\\p{L}*|
  fehlerfrei|unfallfrei|fristgerecht|termingerecht|pünktlich|am (?:selben|gleichen) tag|(?:jede[nsrm]?|alle) (?:tag|nacht|woche|monat|quartal|jahr|schicht|fristen)\\p{L}*|
  täglich\\p{L}*|wöchentlich\\p{L}*|monatlich\\p{L}*|vierteljährlich\\p{L}*|jährlich\\p{L}*|
  rédui\\p{L}+|diminu\\p{L}+|augment\\p{L}+|amélior\\p{L}+|économis\\p{L}+|raccourci\\p{L}*|dépass\\p{L}+|sans (?:erreur|accident|retard|perte|aucun\\p{L}*)\\p{L}*|
  dans les délais|(?:le jour|la journée) même|chaque (?:jour|nuit|semaine|mois|trimestre|année)|quotidien\\p{L}*|hebdomadaire\\p{L}*|mensuel\\p{L}*|tous les (?:jours|mois)|
  redu[cjz]\\p{L}+|aument\\p{L}+|mejor\\p{L}+|ahorr\\p{L}+|super(?:é|ado|ando)|sin (?:errores|accidentes|retrasos|incidencias)|a tiempo|el mismo día|cada (?:día|noche|semana|mes|trimestre|año)|
  diari\\p{L}+|semanal\\p{L}*|mensual\\p{L}*|ridott\\p{L}+|migliorat\\p{L}+|risparmi\\p{L}+|ogni (?:giorno|settimana|mese|anno)|senza (?:errori|incidenti|ritardi)|in giornata|
  melhor\\p{L}+|poup\\p{L}+|todos os (?:dias|meses)|todas as semanas|sem (?:erros|acidentes|atrasos)|no mesmo dia|
  verlaagd|verminderd|verhoogd|verbeterd|bespaard|elke (?:dag|week|maand)|dagelijks\\p{L}*|wekelijks\\p{L}*|maandelijks\\p{L}*|zonder (?:fouten|ongevallen)|op tijd|
  zmniejsz\\p{L}+|obniż\\p{L}+|zwiększ\\p{L}+|popraw\\p{L}+|skróc\\p{L}+|codzien\\p{L}+|co (?:tydzień|miesiąc)|bez (?:błędów|wypadków|opóźnień)|na czas`;

const phrases = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.replaceAll(/\s*\n\s*/g, "")})(?![\p{L}\p{N}])`, "iu");

/** Phrases of a result without a figure. */
export const resultWords = { en: phrases(english), other: phrases(others) };
