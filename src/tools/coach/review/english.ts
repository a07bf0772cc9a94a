import { dateWordsOf } from "../../../text/date-words.ts";
import type { CoachLanguage } from "./coach-language.ts";

const months = dateWordsOf("en").longMonths;

/** Irregular verbs that say what a person did. */
const irregular =
  "asked|began|bought|brought|built|called|came|caught|chose|cut|did(?= (?:a|an|the|it|that|this|so|all|some|my|our|not)\\b)|drew|drove|dug|found|gave|got|held|hid|kept|laid|led|lent|let|made|met|paid|put|ran|rang|read|rebuilt|rewrote|said|sat|sent|set|showed|shut|sold|spent|split|spoke|stood|stuck|swept|taught|told|took|went|woke|wrote|learnt|sought|fed|sped|threw|understood|overcame|redrew|rode|built";
/** Regular verbs that say how something was, not a step that was taken. */
const states =
  "needed|wanted|liked|disliked|loved|hated|noticed|seemed|promised|believed|realised|realized|worked (?:at|in|on|as|for|there)|lived|joined|started (?:at|in|there)|used to|enjoyed|hoped|disagreed|passed|finished|reached|succeeded|missed|failed|ended|stayed|learned|learnt|remembered|struggled|wished|wondered|owned|attended";
const step = `(?!(?:${states})\\b)(?:[a-z]+ed|${irregular})`;
const between =
  "(?:(?:also|then|just|first|immediately|quickly|simply|even|myself|therefore|personally|straight away|eventually|carefully|quietly|politely|calmly|once|already|later|only)\\s+)*";

/** The rules for answers in English. */
export const english: CoachLanguage = {
  code: "en-GB",
  name: "English",
  story:
    /\b(?:tell (?:me|us) about (?!yourself)|describe (?!your ideal|how you would)|when did you|a time (?:when|that|you)|give (?:me |us )?an example|have you ever|what did you (?:do|stop|learn))\b/i,
  situation: new RegExp(
    String.raw`\b(?:when i (?:was|worked|joined|started|came|got)|(?:in|at|on|for) (?:my|our) |last (?:year|winter|spring|summer|autumn|fall|month|week|${months.join("|")}|job)|years? ago|months? ago|in (?:19|20)\d\d|(?<!if )there (?:was|were)|i (?:was|worked) (?:a|an|the|as|at|in|on|for|driving|working|living|looking|doing)\b|we (?:were|had)|one (?:day|morning|evening|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:after|during|before) (?:my|our|the)|on (?:the|a) (?:site|ward|night|day|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|about once)`,
    "i",
  ),
  task: /\b(?:had to (?!admit|say|laugh|smile)|needed to|need(?:ed)? .{1,40}\bby\b|i (?:was|were|had been|am) (?:asked|hired|told|supposed|responsible|due|meant|on call|the (?:person|one) who)|was responsible|my (?:job|task|goal|aim|part|role|target|brief|duty|responsibility)|the (?:task|goal|aim|job|target) (?:was|is)|asked me to|wanted me to|wanted (?:us|everybody|everyone|the .{1,40}\bby)|i wanted|i needed|it was (?:up to me|for me|my (?:job|turn))|what i had to|as the [a-z]+ i|i promised|was mine|i must|wanted .{1,40} (?:by|without))\b/i,
  action: new RegExp(
    `\\b(?:i|we)(?:'d| had)?\\s+${between}${step}\\b|\\bi (?:had|got) (?:everybody|everyone|them|him|her)\\b`,
    "i",
  ),
  result:
    /\b(?:since then|ever since|in the end|as a result|finally|from then on|after (?:that|a (?:month|week|while|year|few))|by the end|now\b|these days|that (?:night|week|year|month|day)|later|afterwards|(?:not|never|no \w+(?: \w+){0,3}) (?:happened |been |had )?(?:again|since|any ?more)|has not happened|have not had|there has been no|nobody was|nothing fell|was refused|no longer|(?:dropped|fell|rose|went (?:down|up)|decreased|increased|reduced|halved|doubled|grew|improved|shrank|saved|cost|takes?|took) (?:from|to|by|only|two|three|four|five|\d)|(?:from|it took|instead of) [^.]{1,30} (?:to|before|instead of) |than before|got (?:a lot |much )?(?:better|faster|easier)|we (?:finished|won|reopened|sent|chose|delivered|opened|launched|reached|spend)|i (?:passed|ended|finished|reached|succeeded|won)|(?:he|she|they|everybody|everyone|both|the (?:customer|client|customers|clients|guest|guests|board|boss|manager|owner|team|director|firm|company)) (?:signed|stayed|passed|thanked|agreed|bought|came back|was (?:happy|pleased|paid)|were (?:happy|pleased|paid)|took|keeps?|kept|managed|asked for|said (?:thank|that)|used|uses?)|(?:customers?|guests?|people|clients?|parents|manager|boss) (?:seemed |were |was )?(?:happy|happier|pleased|friendlier|satisfied)|(?:was|were|is|went|became) (?:a )?(?:success|successful|well|on time)|went well|thank you|on time|is (?:now )?on every)\b/i,
  past: new RegExp(
    `\\b(?:was|were|had|could|would|felt|knew|thought|saw|heard|fell|${irregular}|[a-z]{3,}ed)\\b`,
    "i",
  ),
  general:
    /\b(?:i|we|you) (?:always|usually|often|generally|normally|never|try|think|believe|like to|can|could|am|are|do|don't|do not|have to|just have|would (?:say|talk|find)|give|learn|turn|compare|look|guess)\b|\b(?:is|are) (?:really |very )?(?:important|key|part of|a gift|good)\b/i,
  fillers: [
    { word: "um", pattern: /\b(?:u+m+|e+r+m+|h+m+)\b/gi },
    { word: "uh", pattern: /\b(?:u+h+|e+r|ah)\b/gi },
    {
      word: "like",
      pattern:
        /(?:,\s*|\b(?:was|were|just|um|uh|and|of)\s+)\blike\b(?=\s*,)|\b(?:um|uh)\s+like\b|\bi was like\b/gi,
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
    { word: "honestly", pattern: /\bhonestly\b|\bto be honest\b/gi },
    { word: "or something", pattern: /\bor something\b(?: like that)?|\band stuff\b|\bthings like that\b/gi },
    { word: "I guess", pattern: /\bi guess\b/gi },
    { word: "yeah", pattern: /\b(?:yeah|yep)\b/gi },
  ],
  figure:
    /(?:\p{Sc}\s?)?\d[\d.,:]*(?:\s?(?:%|per cent|percent|k\b|million|thousand|hundred))?|\b(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|hundred|thousand|million|half|dozen|twice|double)\b/giu,
  time: new RegExp(
    String.raw`\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|${months.filter((name) => name !== "May").join("|")}|christmas|boxing day|easter|(?:19|20)\d\d|last (?:year|month|week|winter|spring|summer|autumn))\b`,
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
