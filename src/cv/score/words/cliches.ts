/** Phrases so common in English CVs that readers skip them. */
const phrases = `
  team player|hard[- ]?work(?:ing|er)|results?[- ](?:driven|oriented|focused)|detail[- ](?:oriented|driven)|
  attention to detail|go[- ]getter|self[- ](?:starter|motivated|driven)|think(?:ing|er)? outside (?:of )?the box|out[- ]of[- ]the[- ]box|
  synerg(?:y|ies|istic|ize)|proven track record|track record of success|highly (?:motivated|skilled|organi[sz]ed|driven)|
  dynamic (?:individual|professional|person|leader|environment|team)|fast[- ]paced|guru|ninja|rock ?star|jedi|
  best of breed|value[- ]add(?:ed)?|thought leader(?:ship)?|game[- ]chang(?:er|ing)|cutting[- ]edge|
  strategic thinker|people person|can[- ]do attitude|positive attitude|works? (?:well |calmly )?under pressure|
  excellent communication|good communication|strong communication|great communication|communication skills|
  strong work ethic|works? hard|hit the ground running|wear(?:s|ing)? many hats|giv(?:e|es|ing) 110 ?%|dedicated professional|passionate about|
  motivated (?:individual|professional)|seasoned professional|visionary|move(?:d)? the needle|low[- ]hanging fruit|
  leverag(?:e|ed|ing) synerg|paradigm|world[- ]class|perfectionist|quick learner|fast learner|goal[- ]oriented|
  outstanding (?:individual|professional)|think big|win[- ]win|pro[- ]?active(?:ly)?|deep dive|touch base|holistic(?:ally)?`;

export const cliches = new RegExp(
  String.raw`\b(?:${phrases.replaceAll(/\s*\n\s*/g, "")})(?![\p{L}\p{N}])`,
  "giu",
);

/** Vague words: the CV should name the thing instead. */
export const vaguePattern =
  /\b(?:various|several|numerous|etc|and so on|and more|stuff|(?<!internet of )things?|a lot of|lots of|many different|different kinds?|all kinds|misc(?:ellaneous)?|some (?:work|tasks?|projects?|stuff|experience)|other (?:tasks?|duties|things|stuff|work)|tasks? (?:as )?(?:assigned|needed|required)|duties as assigned|general (?:tasks?|duties|help)|kind of|sort of|basically|whatever|anything)\b/gi;
