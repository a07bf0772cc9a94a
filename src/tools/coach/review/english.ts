import { dateWordsOf } from "../../../text/date-words.ts";
import type { CoachLanguage } from "./coach-language.ts";

const months = dateWordsOf("en").longMonths;
const numbers = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";
const days = "monday|tuesday|wednesday|thursday|friday|saturday|sunday";
const spans = "(?:year|winter|spring|summer|autumn|season|term|month|fortnight|week|day|night|shift)";
const holidays = "christmas|boxing day|easter|new year's eve|ramadan|diwali";

/** Irregular verbs that say what a person did. */
const irregular =
  "asked|began|bought|brought|built|called|came|caught|chose|cut|did(?= (?:a|an|the|it|that|this|so|all|some|my|our|not)\\b)|drew|drove|dug|found|gave|got|held|hid|kept|laid|led|lent|let|made|met|paid|put|ran|rang|read|rebuilt|rewrote|said|sat|sent|set|showed|shut|sold|spent|split|spoke|stood|stuck|swept|taught|told|took|went|woke|wrote|learnt|sought|fed|sped|threw|understood|overcame|redrew|rode|wore|blew|rewired|withdrew|undid|flew|threw|cast|dealt|forgave|bent|lit|tore";
/** Regular verbs that say how something was, not a step that was taken. */
const states =
  "needed|wanted|liked|disliked|loved|hated|noticed|seemed|promised|believed|realised|realized|worked (?:at|in|on|as|for|there)|lived|joined|started (?:at|in|there)|used to|enjoyed|hoped|disagreed|passed|finished|reached|succeeded|missed|failed|overslept|looked forward|happened|ended|stayed|learned|learnt|remembered|struggled|wished|wondered|owned|attended";
const step = `(?!(?:${states})\\b)(?:[a-z]+ed|${irregular})`;
const between =
  "(?:(?:also|then|just|first|immediately|quickly|simply|even|myself|therefore|personally|straight away|eventually|carefully|quietly|politely|calmly|once|already|later|only)\\s+)*";

/** The rules for answers in English. */
export const english: CoachLanguage = {
  code: "en-GB",
  name: "English",
  kinds: [
    ["claim", /\b(?:(?:describe|rate|about|sell) yourself|strengths?|weakness(?:es)?)\b/i],
    [
      "method",
      /\b(?:imagine|suppose|(?:what|how|who|whom|which|where) would you (?!change|like|need|do differently))/i,
    ],
    [
      "claim",
      /\btell (?:me|us) about your (?:experience|background|skills)\b|\bwalk (?:me|us) through your\b/i,
    ],
    [
      "story",
      /\b(?:(?:tell|talk) (?:me|us|to me) about|(?:^|[.?!,] |please )describe (?!your ideal|how you would|what|why)|when did|when (?:have|were) you|a (?:time|situation|moment) (?:when|that|you|where)|(?:give|share) (?:me |us )?an example|have you ever|what did you (?:do|stop|learn)|you ever gave)\b/i,
    ],
    [
      "claim",
      /\b(?:proud|proudest|good at|best at|(?:three|five) words|achievements?|accomplishments?|(?:colleagues?|team|manager|boss|friends?|employer) (?:would )?(?:say|describe)|sets you apart|makes you (?:a good|the right|different|suitable|stand out)|what can you (?:bring|offer))\b/i,
    ],
    [
      "method",
      /\b(?:how (?:do|can|should) (?!you (?:feel|like|know)\b)|what (?:do (?!you (?:know about|want|look for in|like|think|expect|read)\b)|steps |checks )|wh(?:o|om|ich|en|ere) do you (?!see|want|think)|tell (?:me|us) how|(?:walk|talk) (?:me|us) through|explain how|describe how you would)/i,
    ],
    [
      "motive",
      /\bwhy (?!is\b|does\b|do (?!you\b)|not\b)|\bwhat (?:interests|attracts|draws|appeals|brings|motivates|drives|made you (?:apply|choose))\b|\bwhere do you (?:see|want)|\bwhat do you (?:know about|want from|look for in)|\bwhat are you looking for\b/i,
    ],
  ],
  situation: new RegExp(
    String.raw`\b(?:when (?:i|we|my|our|the|covid) |(?:in|at|on|for|during) (?:my|our) |last (?:${spans}|${months.join("|")}|job|${holidays})|(?:${numbers}|a|some|several|few) (?:${spans}s?|months|years) ago|the (?:${spans}|morning|evening|afternoon|first \w+) (?:that |when |before |after )?(?:i|we|my|our|the)\b|this was |in (?:19|20)\d\d|in (?:${months.join("|")})|(?<!if )there (?:was|were)|i (?:was|worked) (?:a|an|the|as|at|in|on|for|with|driving|working|living|looking|doing|still)\b|i ran the|we (?:were|had)|(?:one|on|that) (?:day|morning|evening|night|${days})|(?:^|\. )(?:${holidays}|${days})|(?:after|before) (?:my|our|the)|on (?:the|a) (?:site|ward|night|day)|at (?:university|college|school)|about once|used to)|^(?:so,? |well,? |um,? )*(?:at|in|on|during) (?:the|a|an|our|my|this) `,
    "i",
  ),
  task: new RegExp(
    String.raw`\b(?:had (?:only |just )?(?:${numbers}|a|\d+)? ?(?:hours?|days?|weeks?|months?|minutes?)? ?to (?!admit|say|laugh|smile)|(?:need|needed|ought) to|need(?:ed)? .{1,40}\bby\b|(?:i (?:was|were|had been|am|got|have been)|i(?:'|’)(?:m|d been|ve been)) (?:only )?(?:asked|hired|told|supposed|expected|given|responsible|accountable|due|meant|on call|in charge|the (?:only |one|person|first))|(?:was|were) (?:responsible|in charge)|my (?:job|task|goal|aim|part|role|target|brief|duty|responsibility|call|turn|problem|patch|account|idea|decision)|the (?:task|goal|aim|target|brief) (?:was|is)|(?:asked|wanted|told|expected|trusted|needed|got|left) (?:me|us|everybody|everyone|all of us) (?:to|for|in charge|alone)\b|(?:gave|handed|passed|assigned) (?:it|this|that|the \w+) (?:over )?to me|gave (?:me|us)|wanted (?:everybody|everyone|the .{1,40}\b(?:by|\w+er)\b|it (?:done|solved|fixed|sorted|\w+er))|i wanted|i needed|(?:it )?(?:was|is|were|fell|came) (?:entirely |all |left )?(?:up to|down to|on|to) me|left (?:it )?to me|(?:it was|that was) (?:for me|mine)|what i had to|as (?:the )?(?:[a-z]+ )?[a-z]+,? (?:i|it|that) (?:was|had|am)|i (?:had )?(?:promised|volunteered|took (?:it|that|this) on)|(?:was|were) mine|mine to |(?:ends?|ended|land(?:s|ed)|came|comes) (?:up )?(?:with me|on my desk|to me)|on my (?:own |daily )?(?:list|desk|watch|shift|sheet|patch|plate)|my name (?:was )?on|i (?:run|ran|look after|looked after|manage|managed) the|i must|(?:somebody|someone) had to|(?:boss|manager|owner|supervisor|foreman|lead|head|director|client|chef) (?:said|told us)(?: to)? (?:sort|fix|find|get|do|make|deal|have|take)|(?:nobody|no one|no-one) (?:else )?(?:could|can|would|will|had (?:it|that|been|noticed)|was (?:doing|looking after|responsible)|owned|wanted to|felt responsible)|wanted .{1,40} (?:by|without)|(?:i|we) could ?(?:n't|n’t|not) (?:just |simply )?(?:ignore|leave|let|wait)|deadline (?:was|of)|the (?:one|person) (?:in charge|who had)|i was (?:the )?(?:shift )?(?:lead|leading|running|looking after|covering))`,
    "i",
  ),
  ownTasks: [
    {
      question:
        /\bwithout being asked|initiative|before others|volunteer|not (?:part of )?your job|above and beyond/i,
      task: /\b(?:noticed|saw|realised|realized|spotted|could see|found (?:out )?that|heard|bothered|annoyed)\b/i,
    },
    {
      question: /\bmistake|\bfail|\berrors?\b|\bwrong\b|near miss|regret|missed|did not (?:reach|meet)/i,
      task: /\bmy (?:own )?(?:mistake|fault|slip|error|oversight|doing)\b|\bi (?:had )?(?:forgot|forgotten|booked|misread|misjudged|missed|overlooked|broke|dropped|deleted|lost|mixed|should have|(?:sent|gave|ordered|typed|charged|put|entered|told) .{1,60}\b(?:wrong|twice|instead))\b/i,
    },
  ],
  action: new RegExp(
    `\\b(?:i|we)(?:'d|’d| had)?\\s+${between}${step}\\b|\\bi (?:had|got) (?:everybody|everyone|them|him|her)\\b`,
    "i",
  ),
  avoided:
    /\bi (?:just |simply |really |kind of |sort of |always |tried to )*(?:avoid(?:ed)?|ignored?|kept (?:out of|away|my head down)|walked (?:round|around|away)|stayed (?:away|out of)|gave up|put up with)\b/i,
  ownAction: new RegExp(
    `\\bi(?:'d|’d| had)?\\s+${between}${step}\\b|\\bi (?:had|got) (?:everybody|everyone|them|him|her)\\b`,
    "i",
  ),
  result:
    /\b(?:since then|ever since|(?:month|week|year|day|time) since|by half term|still (?:shops?|works?|uses?|comes?|calls?)|instead of (?:an?|the|two|three|four|\d)|in the end|as a result|finally|from then on|after (?:that|a (?:month|week|while|year|few))|by the end|now\b|these days|later|afterwards|(?:not|never|no \w+(?: \w+){0,3}) (?:happened |been |had )?(?:again|since|any ?more)|has not happened|have not had|there has been no|nobody was|nothing fell|was refused|no longer|(?:dropped|fell|rose|went (?:down|up)|decreased|increased|reduced|halved|doubled|grew|improved|shrank|saved|cost|takes?|took) (?:from|to|by|only|two|three|four|five|\d)|(?:from|it took|instead of) [^.]{1,30} (?:to|before|instead of) |than before|got (?:a lot |much )?(?:better|faster|easier)|we (?:finished|won|reopened|sent|chose|delivered|opened|launched|reached|spend)|i (?:passed|ended|finished|reached|succeeded|won)|(?:he|she|they|everybody|everyone|both|the (?:customer|client|customers|clients|guest|guests|board|boss|manager|owner|team|director|firm|company)) (?:signed|stayed|passed|thanked|agreed|bought|came back|was (?:happy|pleased|paid)|were (?:happy|pleased|paid)|took|keeps?|kept|managed|asked for|said (?:thank|that)|used|uses?)|(?:customers?|guests?|people|clients?|parents|manager|boss) (?:seemed |were |was )?(?:happy|happier|pleased|friendlier|satisfied)|(?:was|were|is|went|became) (?:a )?(?:success|successful|well|on time)|went well|thank you|on time|is (?:now )?on every)\b/i,
  ending: new RegExp(
    String.raw`\b(?:in the end|since then|ever since|as a result|from then on|by (?:then|${days}|the (?:end|evening|morning|next)|half term|lunch\w*) (?:i|we) (?:could|was able|were able|had|knew)|still (?:shops|works|uses|comes|calls))\b`,
    "i",
  ),
  reached:
    /\bwe (?:all )?(?:also )?(?:closed|sold|got|finished|won|delivered|kept|lost|launched|opened|reopened|passed|saved|signed|reached|hit|cut|served|shipped|made it|did it|went (?:from|live)|came (?:in|first)|reduced|doubled|halved|have)\b/i,
  aside:
    /^(?:and |but |so |well,? |then )*(?:i|you)\b|\b(?:it|that) (?:was|is|were|has been) (?:really |very |quite |so |a bit |all |such )?(?:a lot (?:of work)?|hard|difficult|stressful|tough|exhausting|busy|not easy|fun|interesting|chaos|a (?:hard|difficult|great) time|terrible)\b|\b(?:great|good|hard) time\b|\bi mean\b|\byou know\b|\bthings like that\b|\bhas(?:n't|n’t| not) been easy\b/i,
  reported: /^(?:and |but |so )?(?:he|she|they|(?:my|the|our) \w+) (?:said|told|asked|answered)\b/i,
  vague: /\b(?:better|well|good|fine|happy|pleased|success\w*|improved|great|liked it)\b/i,
  past: new RegExp(
    `\\b(?:was|were|had|could|would|felt|knew|thought|saw|heard|fell|broke|lost|won|grew|hurt|became|left|rose|stole|wore|flew|sank|froze|stank|shrank|${irregular}|[a-z]{3,}ed)\\b`,
    "i",
  ),
  general:
    /\b(?:i|we|you) (?:always|usually|often|generally|normally|never|try|think|believe|like to|can|am|are|do|don't|do not|have to|just have|would (?:say|talk|find)|give|learn|turn|compare|look|guess)\b|\b(?:is|are) (?:really |very )?(?:important|key|part of|a gift|good)\b/i,
  employer: /\b(?:you|your|yours|you're|you’re|you've|you’ve|here)\b/i,
  forward:
    /\bi (?:can|could|will|would|hope to|want to (?:learn|build|bring|help|use|take))\b|\bi(?:'|’)(?:d|ll)\b|\b(?:i bring|from day one|first (?:week|month)s?|i(?:'|’)m ready|what i bring)\b/i,
  consequence:
    /\b(?:here|your|this (?:job|role|post|position|team)|the (?:job|role|post|advert) (?:asks|needs)|so (?:now )?i|now i|these days i|since then i|i(?:'ve|’ve| have) (?:started|learned|learnt|set up)|what i do about it|i keep a|to (?:help|stop) (?:me|that|myself))\b/i,
  step: /\bi(?:'d|’d|'ll|’ll| would| will| always| then| also| first| usually| never)*\s+(?!think|guess|suppose|mean|hope|feel|believe|am\b|was\b|were\b|have\b|had\b|know|like\b|love|want|say\b|need|do\b|did\b|don|can\b|could\b|try\b|probably|remember|understand|would\b|will\b)[a-z]{2,}\b|(?:^|[,;]| and| then)\s*(?:then |i )?(?:ask|call|check|tell|write|look|measure|listen|explain|offer|stop|give|put|say which|test|find|note|record|compare|show|start|inform|report|isolate|turn|take|agree|apologise|make sure|read|run|open)\b/gi,
  order:
    /\b(?:first(?:ly)?|then|next|after that|before|once|until|finally|last(?:ly)?|if|when|unless|otherwise|depending on)\b/i,
  reason:
    /\b(?:because|since|so that|that way|otherwise|the reason|which means|means|in case|as (?:it|they|the|that|this))\b/i,
  experience:
    /\b(?:after|with|for|in) (?:my )?(?:\w+ ){1,2}years\b|\bi(?:(?:'|’)ve| have) (?:also )?(?:worked|run|done|led|built|taught|used|seen|managed|written|made|been)\b/i,
  cliche:
    /\b(?:new challenges?|dynamic|market leader|great (?:reputation|company|place to work)|passionate|(?:great|good|perfect) fit|hard[- ]?work(?:ing|er)|team player|people person|(?:quick|fast) learner|learn (?:very )?quickly|perfectionist|works? too hard|care too much|too nice|never say no|workaholic|grow and develop|develop (?:my skills|myself)|good things about|(?:110|hundred and ten) ?per ?cent|outside the box|comfort zone|extra mile|win-win|results?[- ]driven|self[- ]starter|detail[- ]oriented|rules are rules|end of the day|not much you can do|weakest link|leads? by example|(?:on the )?same page|good communicator|take on challenges|gives? (?:my|it my) all|highly motivated|very motivated)\b/i,
  hedges:
    /\b(?:i (?:guess|suppose|think)|(?<!\b(?:this|that|the|a|any|what|some|every|which|one)\s)(?:sort|kind) of|probably|maybe|perhaps|or something|it depends|somehow|more or less|mostly|normally|basically|quite nicely|i(?:'|’)d say|i would say|a bit|try to|not much you can do)\b/gi,
  fillers: [
    { word: "um", pattern: /\b(?:u+m+|e+r+m+|h+m+)\b/gi },
    { word: "uh", pattern: /\b(?:u+h+|e+r|ah)\b/gi },
    {
      word: "like",
      pattern:
        /(?:,\s*|\b(?:was|were|just|um|uh|and|of)\s+)\blike\b(?=\s*,)|\b(?:um|uh)\s+like\b|\bi was like\b|(?<=(?<!\b(?:did|does|would|could|will|might|can|didn't|doesn't|make|made|let)\s)\b(?:he|she|it)\s)like(?=\s+[a-z]+)|(?<=\b(?:i|we|they|you|and)\s)like(?=\s+(?:just|totally|never|didn't|was|were|had|said|told|went|asked|promised|started)\b)|(?<=\b(?:with|for|took|had|about|in|after)\s)like(?=\s+(?:\d|two|three|four|five|six|ten|twenty|a hundred))/gi,
    },
    {
      word: "you know",
      pattern: /\byou know\b(?!\s+(?:that|how|what|why|when|where|who|the|him|her|them|it)\b)/gi,
    },
    { word: "I mean", pattern: /\bi mean\b/gi },
    {
      word: "sort of",
      pattern: /(?<!\b(?:this|that|the|a|any|what|some|another|every|which)\s)\bsort of\b|\bsorta\b/gi,
    },
    {
      word: "kind of",
      pattern: /(?<!\b(?:this|that|the|a|any|what|some|another|every|which|one)\s)\bkind of\b|\bkinda\b/gi,
    },
    { word: "basically", pattern: /\bbasically\b/gi },
    { word: "actually", pattern: /\bactually\b/gi },
    { word: "literally", pattern: /\bliterally\b/gi },
    {
      word: "honestly",
      pattern:
        /(?<=(?:^|[.,;:!?]\s*)(?:(?:and|but|so|well|um|uh|erm),?\s+)?)(?:honestly|to be honest)\b|\bhonestly\b(?=\s*[,.])/gi,
    },
    { word: "or something", pattern: /\bor something\b(?: like that)?|\band stuff\b|\bthings like that\b/gi },
    { word: "I guess", pattern: /\bi guess\b/gi },
    { word: "yeah", pattern: /\b(?:yeah|yep)\b/gi },
  ],
  figure:
    /(?:\p{Sc}\s?)?\d[\d.,:]*(?:\s?(?:%|per cent|percent|k\b|million|thousand|hundred))?|\b(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|hundred|thousand|million|half|dozen|twice|double)\b/giu,
  time: new RegExp(
    String.raw`\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|${months.filter((name) => name !== "May").join("|")}|christmas|boxing day|easter|(?:19|20)\d\d|last (?:year|month|week|winter|spring|summer|autumn|term|night)|(?:${numbers}|a|an|\d+) (?:${spans}|hour|minute)s? (?:ago|later|before)|that (?:afternoon|morning|evening|night|week|year)|half term|(?:${days})s)\b`,
    "gi",
  ),
  notNames: new RegExp(
    String.raw`^(?:I|I'm|I'd|I've|I'll|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|${months.join("|")}|Christmas|Boxing|Day|Easter|English|OK)$`,
    "",
  ),
  self: /\b(?:i|i'm|i'd|i've|i'll|my|me)\b/gi,
  group: /\b(?:we|we'd|we've|we're|us|our)\b/gi,
  breaks:
    /\s+(?=(?:and then|so i|so we|then i|then we|but i|but then|and i|after that|in the end|since then|finally)\b)/i,
};
