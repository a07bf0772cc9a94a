import { Link } from "react-router";
import { ButtonLink } from "../../ui/button-link.tsx";
import type { Requirement } from "../requirements/requirement.ts";
import type { Matched } from "../verdict/match-cv.ts";
import { MatchRows } from "./match-rows.tsx";
import type { JobFit } from "./use-job-fit.ts";

/** The comparison line by line, below the description. Empty without a CV. */
export function FitSection({ chosen, correct, jobId }: JobFit & { jobId: string }) {
  if (!chosen) return null;
  const actions = (match: Matched<Requirement>) => <AddSkill match={match} cv={chosen.id} />;
  return (
    <section className="sec fit-section" aria-labelledby="fit">
      <h2 id="fit" tabIndex={-1}>
        What they ask, and where you say it
      </h2>
      <p className="meta">
        Compared with “{chosen.title}” in this browser. Words on the left are the advert’s, on the right your
        own.
      </p>
      <p>
        <ButtonLink to={`/cv-builder/tailor?cv=${encodeURIComponent(chosen.id)}&job=${jobId}`}>
          Tailor this CV to the job
        </ButtonLink>
      </p>
      <MatchRows matches={chosen.matches} actions={actions} onCorrect={correct} />
    </section>
  );
}

/** A link to the list of skills. Not for a skill in a hidden part, which only has to be shown. */
function AddSkill({ match, cv }: { match: Matched<Requirement>; cv: string }) {
  const { asked, verdict, lines } = match;
  if (verdict !== "missing" || asked.kind !== "skill" || lines.length > 0) return null;
  return (
    <p>
      <Link className="link" to={`/cv-builder?cv=${encodeURIComponent(cv)}&step=skills`}>
        If you have it, add it to your skills
      </Link>
    </p>
  );
}
