import { Link } from "react-router";
import { ButtonLink } from "../../ui/button-link.tsx";
import type { Owner } from "../../documents/local/local-document.ts";
import { countMatches, matchSummary } from "../verdict/count-matches.ts";
import { fitWords, overallFit } from "../verdict/overall-fit.ts";
import { FitBar } from "./fit-summary.tsx";
import { useJobFit } from "./use-job-fit.ts";
import "../match.css";

/** How a person's CV fits the job next to the list, in one line. Empty until it is known. */
export default function PaneFit({ jobId, owner }: { jobId: string; owner: Owner }) {
  const { chosen } = useJobFit(jobId, owner);
  if (!chosen) return null;
  const counts = countMatches(chosen.matches);
  return (
    <section className="well pane-fit" aria-labelledby="pane-fit">
      <div>
        <h3 id="pane-fit" className="h-ui">
          {fitWords[overallFit(chosen.matches).level]}: your CV shows {counts.met} of {counts.asked}
        </h3>
        <p className="meta">{matchSummary(counts)}</p>
      </div>
      <FitBar counts={counts} />
      <div className="cluster">
        <ButtonLink size="sm" to={`/cv-builder/tailor?cv=${encodeURIComponent(chosen.id)}&job=${jobId}`}>
          Tailor this CV
        </ButtonLink>
        <Link className="link" to={`/tools/cover-letter?job=${jobId}`}>
          Write a cover letter
        </Link>
      </div>
    </section>
  );
}
