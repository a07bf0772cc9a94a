import { Badge } from "../../ui/badge.tsx";
import { Table } from "../../ui/table.tsx";
import type { SourceListing } from "../job-detail.ts";
import { Since } from "../../ui/since.tsx";

type FoundAtProps = {
  findings: readonly SourceListing[];
  /** Why each is the same job as one before it, in the order of the findings; null for the first. */
  reasons?: readonly (string | null)[];
  now: Date;
};

/** The sites that list this job, with the first one marked, and the attribution each of them requires. */
export function FoundAt({ findings, reasons = [], now }: FoundAtProps) {
  const first = findings.toSorted((one, other) => one.firstSeenAt.getTime() - other.firstSeenAt.getTime())[0];
  const attributions = new Map(
    findings.map(({ attribution, followLinks }) => [attribution.text, { ...attribution, followLinks }]),
  );
  const advert = [first, ...findings].find((one) => one?.url && !one.isGone);
  return (
    <>
      <Table className="srcs" columns={["Site", "First seen", "Last checked"]}>
        {findings.map((finding, at) => (
          <tr key={`${finding.sourceName} ${finding.url ?? ""}`}>
            <td>
              <SiteName finding={finding} />{" "}
              {findings.length > 1 && finding === first && <Badge tone="line">First</Badge>}
              {finding.isGone && <Badge tone="line">Gone</Badge>}
              {finding.host && <span className="meta srcs-host">{finding.host}</span>}
              {reasons[at] && <span className="meta srcs-host">Same job by {reasons[at]}</span>}
            </td>
            <td>
              <Since moment={finding.firstSeenAt} now={now} />
            </td>
            <td>
              <Since moment={finding.lastCheckedAt} now={now} />
            </td>
          </tr>
        ))}
      </Table>
      {advert?.url && (
        <p>
          <a className="link" href={advert.url} rel={relation(advert.followLinks)} referrerPolicy="origin">
            Read the advert as written
          </a>
        </p>
      )}
      <p className="meta srcs-credit">
        Credits:
        {[...attributions.values()].map(({ text, url, followLinks }) => (
          <a key={text} className="link" href={url} rel={relation(followLinks)}>
            {text}
          </a>
        ))}
      </p>
    </>
  );
}

function SiteName({ finding }: { finding: SourceListing }) {
  if (!finding.url || finding.isGone) return finding.sourceLabel;
  return (
    <a className="link" href={finding.url} rel={relation(finding.followLinks)} referrerPolicy="origin">
      {finding.sourceLabel}
    </a>
  );
}

function relation(followLinks: boolean): string {
  return followLinks ? "noopener" : "noopener nofollow";
}
