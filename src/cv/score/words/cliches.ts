import phrases from "../../../../data/cv/score/cliches.json" with { type: "json" };

/** Phrases so common in English CVs that readers skip them. */
export const cliches = new RegExp(String.raw`\b(?:${phrases.join("|")})(?![\p{L}\p{N}])`, "giu");

/** Vague words: the CV should name the thing instead. */
export const vaguePattern =
  /\b(?:various|several|numerous|etc|and so on|and more|stuff|(?<!internet of )things?|a lot of|lots of|many different|different kinds?|all kinds|misc(?:ellaneous)?|some (?:work|tasks?|projects?|stuff|experience)|other (?:tasks?|duties|things|stuff|work)|tasks? (?:as )?(?:assigned|needed|required)|duties as assigned|general (?:tasks?|duties|help)|kind of|sort of|basically|whatever|anything)\b/gi;

/** A line that a template or a form left behind. */
export const templateLine =
  /lorem ipsum|dolor sit amet|\[(?:your|insert|company|name|city|date|title|phone|email|position)\b[^\]]*\]|<(?:your|insert|company|name)\b[^>]*>|\b(?:your (?:name|company|title) here|insert .{0,20} here|job title here|company name here|todo|tbd|xxx+|asdf\w*|placeholder)\b|^(?:description|summary|a summary of .{0,30}|accomplishment \d*|responsibility \d+|achievement \d+|text|etc)[.…]*$/i;

/** English lines that say nothing about the person: references on request, and what one wants from an employer. */
export const emptyLine =
  /references?\s+(?:are\s+)?(?:available|furnished|provided|on request|upon request)|\b(?:to obtain|to secure|seeking|looking for|in search of|want)\b.{0,40}\b(?:a |any )?(?:challenging |suitable |good |responsible |rewarding )?(?:position|job|role|opportunity)\b.{0,60}\b(?:growth|grow|reputed|reputable|utili[sz]e my|skills and (?:abilities|knowledge)|pay|salary)\b/i;

/** Skills that anybody may claim. */
export const unspecificSkill =
  /^(?:communication|communicator|communicating|team ?work|team ?player|hard ?work(?:ing|er)?|leadership|leader|problem.solving|problem solver|time management|organi[sz]ation(?:al)?|organi[sz]ed|motivated|self.motivated|flexible|flexibility|adaptability|fast learner|quick learner|multi.?tasking|punctual(?:ity)?|reliable|attention to detail|detail.oriented|interpersonal|people|social|computers?|internet|e-?mails?|typing|microsoft office|ms office|office|windows|word|social media|google|work ethic|positive attitude|creativity|creative|critical thinking|strategic thinking)(?: skills?)?$/i;
