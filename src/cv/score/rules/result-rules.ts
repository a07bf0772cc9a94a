import { citations } from "../citations.ts";
import type { CvContents, CvStatement, Post } from "../cv-contents.ts";
import { scoreMean, findingPlaceOf } from "../judge-lines.ts";
import { isMeasured } from "../measured.ts";
import type { FindingPlace, ScoreRule } from "../score-rule.ts";
import { areLinesSpread, recentPosts, tellingLines, thinJobs } from "../thin-jobs.ts";
import { templateLine } from "../words/cliches.ts";
import { dutyStart, takingPart } from "../words/verbs.ts";

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
const resultWords = { en: phrases(english), other: phrases(others) };

/** Statements about work that a CV should have, and how many of one post count. */
const [enoughLines, maxOfPost] = [6, 6];
/** With so few lines in all, a CV says next to nothing. */
const farTooFewLines = 3;
/** The share that a CV earns with no statement that has a result, with one, two, three and four. */
const shareOfResults = [0, 0.4, 0.7, 0.9, 1];
const enoughResults = shareOfResults.length - 1;
/**
 * Returns 0 for a line that surely begins with a duty, and 1 for any other line: no list knows the verbs of all trades.
 */
const verbShare = ({ text }: CvStatement): number =>
  dutyStart.test(text) || (takingPart.test(text) && !isMeasured(text)) ? 0 : 1;

/** Whether a line has a figure or says what changed, how often or how well. */
const hasResult = ({ text }: CvStatement, language: CvContents["language"]): boolean =>
  isMeasured(text, language) || (!dutyStart.test(text) && resultWords[language].test(text));

const descriptionOf = ({ pointer, role, employer }: Post): FindingPlace => ({
  pointer: `${pointer}/description`,
  quote: role || employer,
});

/** Rules about results that the person achieved. */
export const resultRules: readonly ScoreRule[] = [
  {
    id: "achievements",
    level: "suggested",
    part: "results",
    weight: 12,
    title: "Your work says too little about what you did",
    detail: "Write three or four lines for the newest job and two or three for each of the others.",
    citation: citations.nationalCareers,
    after: "experience",
    judge: ({ contents }) => {
      const { posts, jobs } = contents;
      if (posts.length === 0) return null;
      const counts = posts.map(tellingLines);
      const lines = counts.reduce((sum, own) => sum + Math.min(own, maxOfPost), 0);
      // One line less is enough if they are well distributed.
      const isEnough = lines === enoughLines - 1 && areLinesSpread(contents);
      const places = thinJobs(contents).map(descriptionOf);
      return {
        share: isEnough ? 1 : Math.min(1, lines / enoughLines),
        places,
        ...(lines <= farTooFewLines && { level: "major" }),
        ...(jobs.length === 1 && { detail: "Write five or six lines about your job: it is the only one." }),
      };
    },
  },
  {
    id: "results",
    level: "suggested",
    part: "results",
    weight: 24,
    title: "Too few results",
    detail:
      "Say how many, how much, how often or how fast: “Trained eleven nurses”, “Cut waiting times by 20 %”. Four lines with a result are enough.",
    citation: citations.harvard,
    after: "experience",
    judge: ({ contents }) => {
      const { statements, posts, language } = contents;
      if (posts.length === 0) return null;
      const told = statements.filter(({ isRepeated }) => !isRepeated);
      const results = told.filter((line) => hasResult(line, language)).length;
      const recent = recentPosts(contents);
      const lacking = recent.flatMap(({ lines }) => lines).filter((line) => !hasResult(line, language));
      // Sentences are often about the employer, and very short lines are key words.
      const listed = lacking.filter(
        ({ text, words, isSentence }) => !isSentence && words.length >= 3 && !templateLine.test(text),
      );
      const without = (listed.length > 0 ? listed : lacking).map(findingPlaceOf);
      // Where half of the lines have a result, the CV needs more lines, which the rule "achievements" says.
      const areMany = results > 0 && results >= told.length / 2;
      const places = without.length > 0 ? without : (recent.length > 0 ? recent : posts).map(descriptionOf);
      return {
        share: shareOfResults[Math.min(results, enoughResults)] ?? 1,
        places: areMany ? [] : places,
        ...(results === 0 && { level: "major" }),
      };
    },
  },
  {
    id: "verbs",
    level: "major",
    part: "results",
    weight: 10,
    title: "Lines that do not begin with what you did",
    detail:
      "Begin with what you did: “Led”, “Built”, “Cared for”. “Responsible for” says what you should have done.",
    citation: citations.nationalCareers,
    knows: "en",
    after: "achievements",
    judge: ({ contents: { statements } }) =>
      scoreMean(
        statements.filter(({ isSentence, words }) => !isSentence && words.length > 1),
        verbShare,
      ) ?? scoreMean(statements, verbShare),
  },
];
