/**
 * Phrases of a description that state the work mode, in German, French, Spanish, Portuguese, Italian, Dutch, Polish and
 * Swedish, Danish and Norwegian. The phrases of one language hardly ever occur in another, so they are not kept apart.
 */

/** Work from home. */
const home =
  "(?:home[- ]?office|heimarbeit|mobile[mnrs]? arbeit(?:en|s)?|von (?:zu ?hause|daheim)(?: aus)?|zu ?hause|remote|télétravail|teletrabajo|teletrabalho|telelavoro|smart ?working|(?:desde|de|em|da|en) casa|(?:(?:trabajo|trabalho|lavoro|forma) )?(?:en |da )?remot[oa]|thuis(?:werk\\p{L}*)?|vanuit huis|(?:prac\\p{L}{1,2} )?zdaln\\p{L}+|z domu|distans\\p{L}*|hem(?:ifrån|arbete)|hjemme(?:fra|kontor|arbejde))";
const count =
  "(?:[1-4]|eine?n?|zwei|drei|vier|une?|deux|trois|quatre|un[oa]?|dos|tres|cuatro|dois|duas|três|quatro|due|tre|quattro|één|een|twee|drie|jeden|dwa|trzy|cztery|en|två|to|fyra|fire)";
const days = `${count}(?:(?: ?[-–/] ?| bis | à | a | ou | o | of | do | till )${count})? (?:tage?n?|jours?|días?|dias?|giorn[oi]|dag(?:en|ar|e)?|dni|dzień)`;
const aWeek =
  "(?: (?:(?:die|in der|pro|je|par|por|a la|alla|a|à|per|in de|w|i|om) ?|\\/ ?)?(?:woche|semaine|semana|settimana|week|tygodni\\p{L}+|veckan?|uken?|ugen?))?";
const small =
  "(?: (?:im|in|de|en|em|da|di|del|aus|dem|vom|w|na|på|i|op|au|auch|arbeiten|werken|pracy|werken))*";
const office =
  "(?:büro|bureau|oficina|escritório|ufficio|sede|kantoor|biurz?[eu]|kontoret|présentiel|presencial(?:es)?)";

/** Others, who may work elsewhere: "Unser Team arbeitet komplett remote". */
const notTheirs =
  "(?<!(?<!\\p{L})(?:team|kolleg\\p{L}+|kunden|équipe|clients|equipo|clientes|zesp\\p{L}+|klien\\p{L}+|possib\\p{L}+|posib\\p{L}+|möglich\\p{L}+|możliwoś\\p{L}+|mogelijk\\p{L}+|opcj\\p{L}+|parc\\p{L}+|częściow\\p{L}+|nicht|kein\\p{L}*|pas|sin|sem|senza|geen|no|não|non|nie|brak|bez)(?!\\p{L})[^.;:\\n]{0,30})";
const word = (words: readonly string[]) => `(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`;

const remote = word([
  `100 ?%(?:ig(?:e[nrs]?)?)?${small} ${home}`,
  `(?:vollständig|komplett|rein|ausschließlich|dauerhaft|totalement|entièrement|complètement|intégralement|full|totalmente|completamente|íntegramente|w pełni|całkowicie|volledig|helt|fuldt)(?:e[nrs]?)?${small} ${home}`,
  `télétravail (?:total|complet|intégral|permanent|à 100 ?%)|teletrabajo (?:total|completo)`,
  `(?:trabajo|empleo|puesto|trabalho|vaga|lavoro) (?:100 ?% |en |da )?remot[oa]|praca (?:w 100 ?% )?zdalna|du arbeitest (?:zu 100 ?% )?(?:remote|von zu ?hause)`,
]);

/** In the order in which they are tried: "Homeoffice ist nicht möglich" before "Homeoffice möglich". */
export const workModeWords = {
  "on-site": word([
    `(?:kein(?:e[mnrs]?)?|ohne|geen|sin|sem|senza|brak|bez|ingen|intet|inget)(?: möglichkeit(?:en)? (?:zum|zur|für)| możliwości)? (?:home[- ]?office|mobile[mnrs]? arbeit(?:en)?|télétravail|teletrabajo|teletrabalho|trabajo remoto|trabalho remoto|smart ?working|thuiswerk\\p{L}*|pracy zdalnej|distansarbete|hjemmekontor)`,
    `${home} (?:ist |sind |wird |kann |können |leider |aber |für diese (?:stelle|position) |hier |derzeit |aktuell |momentan |grundsätzlich |n['’]est |no es |não é |non è |is |helaas |är |er |tyvärr )*(?:nicht|pas|no|não|non|niet|inte|ikke|ej|nie jest)? ?(?:möglich|vorgesehen|angeboten|erlaubt|possible|envisageable|posible|possível|possibile|mogelijk|möjligt|muligt|mulig|możliw\\p{L}+)(?<=(?:nicht|pas|no|não|non|niet|inte|ikke|ej|nie jest) \\p{L}+)`,
    `(?:pas|sans|aucun)(?: de| d['’])? ?télétravail|(?:poste|travail|mission)(?: 100 ?%)? (?:en présentiel|sur site)|100 ?% (?:en )?présentiel`,
    `(?:100 ?%|totalmente|(?:trabajo|trabalho|puesto|vaga|modalidad|modalidade)(?: de trabajo)?:?(?: 100 ?%| es| é| totalmente)?) presencial(?:es|mente)?`,
    `(?:lavoro|modalità|attività)(?: esclusivamente)? in (?:presenza|sede)|no smart ?working`,
    `prac\\p{L}{1,2} (?:\\p{L}+ )?stacjonarn\\p{L}+|tryb\\p{L}*(?: pracy)?:? stacjonarn\\p{L}+`,
    `(?:arbeit|tätigkeit|stelle|präsenz)(?: ist)? (?:ausschließlich|nur|100 ?%|komplett) (?:vor ort|in präsenz)`,
  ]),
  hybrid: word([
    `${days}${aWeek}${small} ${home}`,
    `${home}(?: (?:à raison de|jusqu['’]à|bis zu|hasta|até|fino a|tot|do|maximal|max\\.?|an|op|w|in|i))*:? \\(?${days}`,
    `${days}${aWeek}(?: \\p{L}{1,3}){0,2} ${office}`,
    `hybride[nrs]? (?:arbeit\\p{L}*|zusammenarbeit|modell)|hybrid(?:arbete|arbejde|arbeid)|hybrida? arbets\\p{L}*`,
    `(?:travail|mode|modèle|format|poste|organisation|rythme) hybride|(?:modalidad|modalidade|modelo|trabajo|trabalho|esquema|formato|regime) híbrid[oa]|(?:modalità|modello|lavoro|formula) ibrid[oa]`,
    `hybride? (?:werken|werkmodel|functie)|(?:prac\\p{L}{1,2}|model\\p{L}*|tryb\\p{L}*) (?:pracy )?hybrydow\\p{L}+|hybrydow\\p{L}+ (?:model|tryb|prac)\\p{L}*`,
    `(?:teilweise|anteilig(?:e[ns]?)?|tageweise|gelegentlich(?:e[ns]?)?|partiellement|parcialmente|parzialmente|częściow\\p{L}+|delvis|deels|gedeeltelijk)${small} ${home}`,
    `télétravail (?:partiel|occasionnel|ponctuel)|teletrabajo parcial|teletrabalho parcial`,
    `möglichkeit(?:en)? (?:zum|zur|für|von|auf|zu) (?:\\p{L}+en )?${home}|home[- ]?office[- ]?(?:möglichkeit|option|anteil|tag)\\p{L}*|home[- ]?office (?:ist |nach absprache |teilweise |tageweise |anteilig )*möglich`,
    `(?:télétravail|teletrabajo|teletrabalho) (?:est |es |é )?(?:possible|posible|possível)|możliwość (?:częściowej )?pracy zdalnej|mogelijkheid (?:tot|om) (?:\\p{L}+ )?thuis\\p{L}*`,
  ]),
  remote: `(?=${remote})${notTheirs}${remote}`,
} as const;

/** Beginnings of the words of these phrases. */
export const workModeWordHints =
  "[Zz]u ?[Hh]ause|[Hh]eimarbeit|[Mm]obile[mnrs]? [Aa]rbeit|[Tt]eletr|[Tt]elelav|[Ss]mart ?[Ww]orking|[Rr]emot[oa]|[Hh][íi]brid|[Ii]brid|[Hh]ybryd|[Zz]daln|[Ss]tacjonarn|[Tt]huis|[Vv]anuit huis|[Dd]istans|[Hh]emifr|[Hh]emarb|[Hh]jemme|[Pp]resencial|[Pp]résentiel|[Pp]resenza|[Vv]or Ort|[Bb]üro|[Bb]ureau|[Oo]ficina|[Ee]scrit[óo]rio|[Uu]fficio|[Kk]antoor|[Bb]iurz|[Kk]ontoret";
