const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** English verbs of achievements in their base form. Regular past forms are recognised by their ending. */
export const baseVerbs = list(`
  accelerate achieve acquire adapt administer advise advocate analyze analyse answer apply approve arrange assemble assess
  audit author automate balance boost bring broaden budget build calculate campaign care chair check clean close coach
  collaborate collect combine communicate compile complete compose conceive conduct configure consolidate construct consult
  convert cook coordinate counsel create curate cut debug decrease define delegate deliver demonstrate deploy design detect
  determine develop devise diagnose direct discover dispatch document double draft draw drive earn edit educate eliminate
  enable engineer enhance ensure establish evaluate examine execute expand experiment explain extend facilitate file finance
  fix forecast formulate found fulfil fulfill gain generate govern grow guide halve handle head hire host identify implement
  improve increase influence inform initiate innovate inspect install instruct integrate interview introduce invent
  investigate launch lead lecture load lower maintain make manage map market measure mediate mentor merge migrate model
  moderate modernize monitor motivate negotiate nurse observe obtain open operate optimize optimise orchestrate order
  organize organise oversee own pack perform persuade pick pilot pioneer plan prepare present prevent process procure
  produce program promote propose prototype prove provide publish purchase raise rebuild recommend reconcile record recruit
  redesign reduce refactor refine register reorganize repair replace report represent research resolve restore restructure
  review revise run save scale schedule secure select sell serve service set ship simplify solve sort spearhead specify
  standardize start steer streamline strengthen structure supervise supply support survey teach test track trade train
  transform translate treat triple troubleshoot turn unify update upgrade use validate verify weld win wire write`);

/** English past forms that do not end in -ed. */
export const irregularPast = list(`
  led built ran won wrote grew cut taught drove made set oversaw sold drew spoke brought began kept held took gave rebuilt
  sought found met shot bought hit put dealt bred fed rose overcame undertook withdrew beat became broke chose got hung knew
  laid lent paid read rode sent shook split spread stood swept swam told understood wove rewrote co-led co-wrote`);

/** Words on -ed that begin a line without being what someone did. */
export const notVerbs = list(`
  based related experienced skilled motivated dedicated detailed certified qualified advanced limited need seed speed feed
  red bed skilled united required varied assigned involved tasked expected`);

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
