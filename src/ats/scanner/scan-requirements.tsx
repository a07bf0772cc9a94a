import type { ScoreFinding } from "../../cv/score/score-cv.ts";
import { levelLooks, shortened } from "../../cv/score/ui/verdict.ts";
import type { Requirement } from "../../matching/requirements/requirement.ts";
import type { OnCorrect } from "../../matching/ui/correction-buttons.tsx";
import { MatchRows } from "../../matching/ui/match-rows.tsx";
import { requirementText } from "../../matching/ui/requirement-text.ts";
import type { Matched } from "../../matching/verdict/match-cv.ts";
import type { Verdict } from "../../matching/verdict/verdict.ts";
import { CircleMinus, type LucideIcon } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";

type Matches = readonly Matched<Requirement>[];

type Step = { title: string; text: string; worth: string; href: string; icon: LucideIcon; tone: string };

/** Most steps of the advert, and of all. */
const [maxAsked, maxSteps] = [2, 3];

/** What to do first: the conditions that the CV does not show, then the findings that cost most. */
function firstSteps(matches: Matches, findings: readonly ScoreFinding[]): Step[] {
  const asked = matches
    .filter(({ asked: { importance }, verdict }) => importance === "required" && verdict === "missing")
    .toSorted((one, other) => timesOf(other.asked) - timesOf(one.asked))
    .map(({ asked: one }): Step => ({
      title: stepTitle(one),
      text: `${timesOf(one) > 1 ? `Required, and named ${timesOf(one)} times` : "Required"}. Your CV does not say it. Add only what is true.`,
      worth: "Fit",
      href: "#scan-missing",
      icon: CircleMinus,
      tone: "bad",
    }));
  const isFatal = ({ level }: ScoreFinding) => Number(level === "fatal");
  const costly = findings.toSorted((a, b) => isFatal(b) - isFatal(a) || b.points - a.points);
  const found = costly.map(({ id, level, title, points, places }): Step => {
    const quote = places.find((place) => place.quote)?.quote;
    return {
      title,
      text: quote ? `“${shortened(quote)}”` : levelLooks[level].words,
      worth: `Score +${points}`,
      href: `#finding-${id}`,
      icon: levelLooks[level].icon,
      tone: levelLooks[level].tone,
    };
  });
  const most = found.length === 0 ? maxSteps : maxAsked;
  return [...asked.slice(0, most), ...found].slice(0, maxSteps);
}

const timesOf = (asked: Requirement): number => (asked.kind === "skill" ? (asked.times ?? 1) : 1);

function stepTitle(asked: Requirement): string {
  const words = requirementText(asked);
  switch (asked.kind) {
    case "occupation":
      return `Say why you apply for other work: ${words}`;
    case "years":
      return `Let your dates show ${words}`;
    case "degree":
      return `Name your degree: ${words}`;
    case "language":
      return `Name ${words}, if you speak it`;
    case "place":
      return `Say where you live, or that you would move: ${words}`;
    case "permit":
      return "Say that you have the right to work there";
    default:
      return `Show it, if you have it: ${shortened(words)}`;
  }
}

/** The most important steps, each with a link to its place below. */
export function FirstSteps({ matches, findings }: { matches: Matches; findings: readonly ScoreFinding[] }) {
  const steps = firstSteps(matches, findings);
  if (steps.length === 0) return null;
  return (
    <section className="scan-section" aria-labelledby="scan-first">
      <h2 id="scan-first">What to do first</h2>
      <ol className="scan-steps">
        {steps.map(({ title, text, worth, href, icon, tone }) => (
          <li className="finding" data-tone={tone} key={title}>
            <Icon of={icon} />
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <span className="finding-points">{worth}</span>
            <p dir="auto">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const groups: readonly (readonly [Verdict, string])[] = [
  ["missing", "Missing"],
  ["partly", "Partly said"],
  ["unknown", "Cannot be told"],
  ["met", "Covered"],
];

/** The requirements of the advert by verdict, each with the line that says so and the lines of the CV that show it. */
export function ScanRequirements({ matches, onCorrect }: { matches: Matches; onCorrect: OnCorrect | null }) {
  return (
    <section className="scan-section" aria-labelledby="scan-asked">
      <h2 id="scan-asked">What the advert asks for, and where your CV says it</h2>
      <p className="muted">
        {onCorrect
          ? "If a verdict is wrong, say so: it is kept with your CVs in this browser and counts in every comparison."
          : "Add only what is true. With a CV in the CV Builder, you can correct a verdict here."}
      </p>
      {groups.map(([verdict, name]) => {
        // A row that the person corrects stays where it is.
        const some = matches.filter((match) => (match.own?.verdict ?? match.verdict) === verdict);
        if (some.length === 0) return null;
        return (
          <div key={verdict} className="scan-group">
            <h3 id={`scan-${verdict}`} tabIndex={-1}>
              {name} <span className="muted">{some.length}</span>
            </h3>
            <MatchRows matches={some} onCorrect={onCorrect} heading="h4" />
          </div>
        );
      })}
    </section>
  );
}
