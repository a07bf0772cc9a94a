import { foldText } from "../../text/fold-text.ts";
import { conceptsIn } from "../../matching/evidence/concepts.ts";
import type { LetterSentence } from "../letter.ts";
import { lowerFirst } from "../phrases/first-letter.ts";
import type { Where } from "../phrases/phrases.ts";
import { stemsIn, vague, type AskedPoint } from "./asked-points.ts";
import { isInCompound } from "./has-word.ts";
import type { LetterEvidence } from "./evidence.ts";
import { advertSource, cvSource, jobSource, makeSentence, type LetterContext } from "./statement.ts";

/** A line of the CV, and what it proves. */
export type Proof = { evidence: LetterEvidence; point: AskedPoint | null };

/** A line proves what the advert asks for if the two share this much. */
const minTie = 2;

/**
 * Chooses the strongest lines of the CV, each with something that the advert asks for, the strongest first. Other
 * lines of the latest post fill the letter.
 */
export function choosePoints(
  context: LetterContext,
  evidence: readonly LetterEvidence[],
  points: readonly AskedPoint[],
  most: number,
): Proof[] {
  const chosen: Proof[] = [];
  const tie = tieIn(context);
  const isTaken = (one: LetterEvidence) => chosen.some((proof) => proof.evidence === one);
  const isLatest = ({ post }: LetterEvidence) => post !== null && (post.at === 0 || post.isNow);
  const tied = evidence.filter((one) => points.some((point) => tie(one, point) > 0));
  // The letter begins with the work of today, if that proves anything.
  const openers = tied.some(isLatest) ? tied.filter(isLatest) : tied;
  while (chosen.length < most) {
    let best: (Proof & { worth: number }) | null = null;
    for (const one of chosen.length === 0 ? openers : tied) {
      if (isTaken(one)) continue;
      for (const point of points) {
        // The name of a skill alone does not bring an earlier post to the beginning.
        if (chosen.length === 0 && point.phrase.form === "skills" && !isLatest(one)) continue;
        if (chosen.some((other) => isSamePoint(other.point, point))) continue;
        const strength = tie(one, point);
        const order = chosen.length === 0 ? ([3, 1, 0.5][points.indexOf(point)] ?? 0) : 0;
        const worth = one.score + strength * 2 + order;
        if (strength > 0 && worth > (best?.worth ?? 0)) best = { evidence: one, point, worth };
      }
    }
    if (!best) break;
    chosen.push({ evidence: best.evidence, point: best.point });
  }
  // A second line may prove the same as the line before it.
  for (const { evidence: first, point } of [...chosen].slice(1)) {
    if (chosen.length >= most || !point) break;
    const second = tied.find((one) => !isTaken(one) && isSamePlace(one, first) && tie(one, point) > 0);
    const at = chosen.findIndex((one) => one.evidence === first);
    if (second) chosen.splice(at + 1, 0, { evidence: second, point });
  }
  for (const one of evidence) {
    if (chosen.length >= Math.min(fewest, most)) break;
    const isUseful = one.isRelevant || chosen.length < fewest - 1;
    if (isLatest(one) && isUseful && !isTaken(one)) chosen.push({ evidence: one, point: null });
  }
  return chosen;
}

/** Below this number, lines of the latest post are told without something that the advert asks for. */
const fewest = 3;

/** Returns how strongly a line proves what the advert asks for; 0 if it does not. */
function tieIn({
  matches,
  choices,
  advert,
}: LetterContext): (one: LetterEvidence, point: AskedPoint) => number {
  const isGerman = choices.language === "de";
  const denied = new Set(advert.denied);
  return (one, point) => {
    const words = wordsOf(one);
    if ([...words.stems.keys()].some((stem) => denied.has(stem))) return 0;
    const answered = point.at.filter(
      (at) => one.answers.includes(at) && matches[at]?.verdict === "met",
    ).length;
    const inCompound = (word: string) => isGerman && word.length >= 9 && isInCompound(words.text, word);
    const shared = [...point.stems].filter(([stem, word]) => words.stems.has(stem) || inCompound(word));
    // A verb that both share says little: what is done must agree.
    const verbs = point.phrase.form === "do" ? verbsOf(point.phrase.text) : new Set();
    const objects = shared.filter(([stem]) => !verbs.has(stem));
    const long = foldText(point.phrase.text).match(/\p{L}{13,}/gu) ?? [];
    const isRare = objects.some(
      ([stem, word]) => inCompound(word) || long.some((compound) => compound.startsWith(stem)),
    );
    const concepts = [...point.concepts].filter(
      (concept) => words.concepts.has(concept) && !vague.has(concept),
    ).length;
    const isAbout = [...words.stems.keys()]
      .slice(0, 2)
      .some((stem) => shared.some(([other]) => other === stem));
    const isSure =
      answered > 0 || concepts > 0 || objects.length > 1 || (objects.length === 1 && (isAbout || isRare));
    // One word of a long duty says little.
    if (point.stems.size >= 5 && objects.length === 1 && answered + concepts === 0 && !isRare) return 0;
    if (!isSure || objects.length + concepts === 0) return 0;
    const weight = shared.reduce((sum, [, word]) => sum + (word.length >= 8 ? 1.5 : 1), 0) + concepts;
    // An older post counts only if it proves something in the words of the advert.
    const isOld = one.post !== null && one.post.at > 0;
    const strength = Math.min(answered, 2) + weight;
    const whole = strength + (point.phrase.form === "skills" ? 0 : 0.5) + (point.isDuty ? 0.5 : 0);
    if (whole < (isAbout ? minTie - 0.5 : minTie) || weight < (isOld && answered === 0 ? 1.5 : 1)) return 0;
    return Math.min(whole + weight / Math.max(2, point.stems.size) + (isAbout ? 0.4 : 0), 7);
  };
}

/** The beginnings of the verbs of a duty: "controlar el inventario y planificar los pedidos". */
const verbsOf = (text: string): Set<string> =>
  new Set(
    text.split(/ (?:and|et|y|e) |, /u).flatMap((part) => [...stemsIn(part.split(" ")[0] ?? "").keys()]),
  );

/** The duties that no line of the CV proves, and that name none of its skills. */
export function openPoints(
  context: LetterContext,
  evidence: readonly LetterEvidence[],
  points: readonly AskedPoint[],
): AskedPoint[] {
  const tie = tieIn(context);
  const listed = context.cv.facts.lines.filter(({ list }) => list === "skills");
  const skills = new Set(listed.flatMap(({ text }) => [...stemsIn(text).keys()]));
  return points.filter(
    (point) =>
      point.isDuty &&
      ![...point.stems.keys()].some((stem) => skills.has(stem)) &&
      !evidence.some((one) => tie(one, point) > 0),
  );
}

const isSamePoint = (one: AskedPoint | null, other: AskedPoint): boolean =>
  one !== null &&
  (one === other ||
    (one.line === other.line && one.phrase.form !== "skills" && other.phrase.form !== "skills"));

const wordsOf = ({ clause }: LetterEvidence) => {
  const text = `${clause.text} ${clause.more ?? ""}`;
  return { text: foldText(text), stems: stemsIn(text), concepts: conceptsIn(text) };
};

/** The proofs after the first, by post as in the CV, so that a reader follows one post after the other. */
export function inOrder(proofs: readonly Proof[]): Proof[] {
  const place = ({ evidence: { post } }: Proof): number => post?.at ?? 1_000;
  return proofs.toSorted((one, other) => place(one) - place(other));
}

/** The id of a line's sentence. It stays the same while the line does. */
export function evidenceId({ line, clause }: LetterEvidence): string {
  return `${line.address}:${foldText(clause.text)
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .slice(0, 40)}`;
}

/** Work that was done once, which is over also in a post that goes on. */
const isOver =
  /\b(?:einführung|aufbau|umstellung|umzug|eröffnung|gründung|senkung|steigerung|reduzierung|erhöhung|verkürzung|réduction|augmentation|reducción|aumento|mise en (?:place|œuvre)|création|lancement|ouverture|déploiement|implantación|implementación|introducción|apertura|lanzamiento|creación|traslado|migración)\b|\b(?:en|in) \S+ (?:meses|mois|monaten|wochen)\b/iu;

/** A title without its field: "Staff Nurse" of "Staff Nurse, Acute Medical Unit". */
const shortTitle = (title: string): string => /^(\p{L}+(?: [\p{L}\d]+)+), /u.exec(title)?.[1] ?? title;

const isSamePlace = (one: LetterEvidence, other: LetterEvidence): boolean =>
  one.post ? one.post.id === other.post?.id : one.other?.name === other.other?.name;

/** Which wording of each kind comes next, so that no two sentences begin alike. */
export type Turns = Map<string, number>;

function nextTurn(turns: Turns, kind: string): number {
  const turn = turns.get(kind) ?? 0;
  turns.set(kind, turn + 1);
  return turn;
}

/**
 * Writes a line of the CV as a sentence. It names the employer or project unless the sentence before does.
 *
 * @param before the lines that were told before, the latest last
 * @param isFirst of a paragraph, so that it names the employer again
 */
export function toldSentence(
  context: LetterContext,
  { evidence, point }: Proof,
  before: readonly LetterEvidence[],
  { turns, isFirst }: { turns: Turns; isFirst: boolean },
): LetterSentence | null {
  const { words, matches } = context;
  const { clause, line, post, other, answers } = evidence;
  const { file } = words;
  const templates = other?.is === "summary" ? ["{text}"] : file.told[clause.form];
  if (!templates) return null;
  const isNow = ((post ?? other)?.isNow ?? false) && !isOver.test(clause.text);
  const title = shortTitle(post?.title ?? "");
  const place = post?.company ?? other?.name ?? "";
  const latest = before.at(-1);
  const named = before.some((one) => isSamePlace(one, evidence));
  const isEarlier =
    !named && post !== null && latest !== undefined && (latest.post?.at ?? 0) < post.at && place !== "";
  const isSame = latest !== undefined && isSamePlace(latest, evidence);
  const where: Where | null =
    other?.is === "summary"
      ? null
      : isSame && !isFirst
        ? "same"
        : other
          ? other.is
          : isEarlier && !turns.has("earlier")
            ? "earlier"
            : named
              ? "again"
              : title === "" || (isEarlier && place !== "")
                ? "place"
                : place === ""
                  ? "title"
                  : "post";
  const cores = words.fill(templates, { text: clause.text }, isNow) ?? [];
  const core = cores[nextTurn(turns, `told:${clause.form}`) % cores.length] ?? "";
  const intros = where === null ? [""] : words.fill(file.where[where], words.namesOf(title, place), isNow);
  if (!intros) return null;
  const turn = where === null ? 0 : nextTurn(turns, where);
  const asked = [
    ...new Set([...answers, ...(point?.at ?? [])].flatMap((at) => matches[at]?.asked.line.text ?? [])),
  ];
  const more = clause.more === null ? "" : ` ${clause.more}`;
  const [first = "", ...others] = intros.map((intro) => `${intro} ${core}.${more}`.trim());
  return makeSentence(context, evidenceId(evidence), [first, ...others], {
    sources: [
      cvSource(line),
      ...(post ? [cvSource(post.post.line)] : []),
      ...asked.slice(0, 2).map((text) => advertSource(text)),
    ],
    answers: [...new Set([...answers, ...(point?.at.filter((at) => answers.includes(at)) ?? [])])],
    turn,
  });
}

/** Says what the advert asks for, before the line that proves it. One that holds the line takes its place. */
export function withTie(
  context: LetterContext,
  { point }: Proof,
  told: LetterSentence,
  turns: Turns,
): LetterSentence[] {
  const { words } = context;
  const templates = point && words.file.tie?.next[point.phrase.form];
  if (!point || !templates || templates.length === 0) return [told];
  // The line says the same in the same words.
  const own = stemsIn(told.text);
  const isSaid = point.stems.size > 1 && [...point.stems.keys()].every((stem) => own.has(stem));
  const isQuoted =
    point.phrase.form !== "skills" && foldText(told.text).includes(foldText(point.phrase.text));
  if (isSaid || isQuoted) return [told];
  // The line before it proves the same.
  if (turns.has(`point:${point.phrase.text}`)) return [told];
  nextTurn(turns, `point:${point.phrase.text}`);
  const turn = nextTurn(turns, "tie");
  const ways = words.fill(templates, { asked: point.phrase.text, told: lowerFirstUnlessI(told.text) });
  if (!ways) return [told];
  const template = templates[turn % templates.length] ?? "";
  const sentence = makeSentence(context, `ask:${point.phrase.text}`, [ways[turn % ways.length] ?? ways[0]], {
    sources: [advertSource(point.line)],
  });
  if (!template.includes("{told}")) return [sentence, told];
  return [{ ...told, text: sentence.text, sources: [...new Set([...told.sources, ...sentence.sources])] }];
}

const lowerFirstUnlessI = (text: string): string => (/^I\b/u.test(text) ? text : lowerFirst(text));

/** Names the job, and what the strongest line has to do with it. */
export function applySentence(
  context: LetterContext,
  point: AskedPoint | null,
  company: string,
): LetterSentence {
  const { words, title, choices, advert } = context;
  const position = words.position(title, company);
  const open =
    point && words.fill(words.file.tie?.open[point.phrase.form], { asked: point.phrase.text, position });
  const { apply } = words.file;
  const plain = words.fill(apply[choices.tone] ?? apply.other, { position }) ?? [position];
  return makeSentence(context, "apply", open ?? plain, {
    sources: [jobSource(advert.job), ...(open && point ? [advertSource(point.line)] : [])],
  });
}

/** Words of a duty that can be joined with another. */
const longestWish = 10;

/** Offers one or two duties of the advert that the CV does not prove. */
export function wouldDoSentence(context: LetterContext, open: readonly AskedPoint[]): LetterSentence | null {
  const { words, title } = context;
  const { wouldDo } = words.file;
  const form = (["do", "noun"] as const).find((one) => open.some(({ phrase }) => phrase.form === one));
  if (!wouldDo || form === undefined || (title.kind !== "person" && form === "do")) return null;
  const isShort = ({ phrase }: AskedPoint) => phrase.text.split(" ").length <= longestWish;
  const ofForm = open.filter(({ phrase }) => phrase.form === form);
  const some = (ofForm.some(isShort) ? ofForm.filter(isShort) : ofForm.slice(0, 1)).slice(0, 2);
  const list = some.map(({ phrase }) => phrase.text).join(wouldDo.list);
  const asked = words.language === "es" ? list.replaceAll(/ y (?=h?i(?!e))/giu, " e ") : list;
  const filled = words.fill(wouldDo[form], { asked });
  return (
    filled &&
    makeSentence(context, "would-do", filled, { sources: some.map(({ line }) => advertSource(line)) })
  );
}
