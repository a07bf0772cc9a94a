import { scoreParts, type ScorePart, type ScoreRule } from "../score-rule.ts";
import { scoreRules, scoreVersion } from "./score-rules.ts";

/** Describes every rule in Markdown: docs/cv-score.md. */
export function describeRules(): string {
  const parts = Object.keys(scoreParts) as ScorePart[];
  return [
    "# The rules of the CV score",
    `Version: ${scoreVersion}. The command "npm run -s score-cv -- --rules" writes this page from src/cv/score/rules: do not edit it.`,
    introduction,
    ...parts.flatMap((part) => [
      `## ${scoreParts[part]}`,
      ...scoreRules.filter((rule) => rule.part === part).map(describe),
    ]),
    "## Limits",
    ...limits.map((limit) => `- ${limit}`),
  ]
    .join("\n\n")
    .replaceAll(/(?<=\n- .*)\n\n(?=- )/g, "\n")
    .concat("\n");
}

function describe({
  id,
  level,
  weight,
  part,
  title,
  detail,
  citation,
  knows,
  after,
  isEssential,
}: ScoreRule): string {
  const points = part === "file" ? `takes ${weight} % off the score` : `${weight} points`;
  const facts = [
    `${level}, ${points}`,
    ...(knows === "en" ? ["only for CVs in English"] : []),
    ...(isEssential ? ["without it the score stays below 80"] : []),
    ...(after === undefined ? [] : [`earns at most the share of \`${after}\``]),
  ];
  return `- **${title}** (\`${id}\`): ${facts.join("; ")}. ${detail} Source: [${citation.source}](${citation.url}).`;
}

const introduction = `The score is the earned share of the points of all rules that apply, from 0 to 100, times what the file leaves
readable. Without a name, education, skills or the dates of the newest job it is at most 79. It is the same on every machine, and mending a finding never lowers it. It says how a CV reads, not what an
employer's software or a person will decide.`;

const limits = [
  "Words are judged by lists, not by understanding. Any figure counts as a result, even one that is not.",
  "Too little about work is major with at most three lines in the whole CV, and too few results with none.",
  "Where half of the lines have a result, and for abilities of several words that the work does not name, there is no finding, even if points are missing.",
  "A town alone under the name counts as the place if it is in a list of large towns.",
  "Rules marked “only for CVs in English” do not apply to other languages, so their scores rest on fewer rules.",
  "The language is judged by common words. A CV in two languages counts as the one with more of them.",
  "Spelling is checked against a list of frequent mistakes, not a dictionary.",
  "Pages are judged only where they are known: in the builder, and in PDF files.",
  "Adding a line can begin a third page, which the page rules then count.",
  "A CV in the builder is judged as the PDF that the site makes of it: a side column and a photo count as in any file.",
  "A scan judges what a program reads from a file. The score differs where that is not what the person wrote.",
  "Colours and type faces are not judged.",
];
