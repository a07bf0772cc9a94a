import achievements from "../../../../data/cv/score/verbs-of-achievement.json" with { type: "json" };
import irregular from "../../../../data/cv/score/irregular-past-forms.json" with { type: "json" };
import others from "../../../../data/cv/score/not-past-forms.json" with { type: "json" };

/** English verbs of achievements in their base form. Regular past forms are recognised by their ending. */
export const baseVerbs: ReadonlySet<string> = new Set(achievements);

/** English past forms that do not end in -ed. */
export const irregularPast: ReadonlySet<string> = new Set(irregular);

/** Words on -ed that begin a line without being what someone did. */
export const notVerbs: ReadonlySet<string> = new Set(others);

const before =
  "(?:(?:i|we) (?:was|were|am|have been) |was |been |my |job |main |daily |general |key |various |some |basic |also |mainly |mostly )*";

/** Beginnings of lines that describe duties rather than what someone did. */
export const dutyStart = new RegExp(
  String.raw`^${before}(?:responsible (?:for|to)|responsib(?:ility|ilities)|duties|duty (?:was|is|to)|tasked with|tasks (?:were|include)|tasks?:|in charge of|charged with|stuff\b|things\b|everything\b|anything\b|exposed to|familiar with|knowledge of|had to|have to|having to|got to|used to)`,
  "i",
);

/** Beginnings of lines that say only that someone took part, unless the line also says how many or how much. */
export const takingPart = new RegExp(
  String.raw`^${before}(?:(?:worked|working|work) (?:on|with|in|as|for)\b|help(?:ed|ing) (?:out\b|with\b|in\b|the team\b)|(?:assisted|assisting) (?:with|in)\b|(?:involved|involvement) (?:in|with)\b|participat(?:ed|ing) in\b|did (?:the|some|all|various)\b|doing\b|dealing with|dealt with|took part|taking part)`,
  "i",
);
