import phrases from "../../../../data/cv/score/cliches.json" with { type: "json" };

/** Phrases so common in English CVs that readers skip them. */
export const cliches = new RegExp(String.raw`\b(?:${phrases.join("|")})(?![\p{L}\p{N}])`, "giu");

/** Vague words: the CV should name the thing instead. */
export const vaguePattern =
  /\b(?:various|several|numerous|etc|and so on|and more|stuff|(?<!internet of )things?|a lot of|lots of|many different|different kinds?|all kinds|misc(?:ellaneous)?|some (?:work|tasks?|projects?|stuff|experience)|other (?:tasks?|duties|things|stuff|work)|tasks? (?:as )?(?:assigned|needed|required)|duties as assigned|general (?:tasks?|duties|help)|kind of|sort of|basically|whatever|anything)\b/gi;
