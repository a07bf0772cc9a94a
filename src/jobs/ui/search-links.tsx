import { BellPlus, Bookmark, Link2, Rss } from "lucide-react";
import { buttonClass } from "../../ui/button-class.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useSavedJobs } from "../saved/use-saved-jobs.ts";
import { searchPath, writeSearchAddress } from "../search/query/search-address.ts";
import { changed, type SearchQuery } from "../search/query/search-query.ts";
import { feedPath } from "./feed-path.ts";

type SearchLinksProps = {
  query: SearchQuery;
  /** The words as their spelling was corrected. A saved search has these. */
  correctedTo: string | null;
};

/** Links to reuse a search: its feed and its address. */
export function SearchLinks({ query, correctedTo }: SearchLinksProps) {
  const saved = changed(query, correctedTo === null ? {} : { keywords: correctedTo });
  const savedJobs = useSavedJobs()?.length ?? 0;
  return (
    <>
      {savedJobs > 0 && (
        <ButtonLink look="quiet" size="sm" to="/saved">
          <Icon of={Bookmark} size="sm" />
          Saved jobs ({savedJobs})
        </ButtonLink>
      )}
      <ButtonLink look="quiet" size="sm" to={`/saved-searches/new?${writeSearchAddress(saved)}`}>
        <Icon of={BellPlus} size="sm" />
        Save this search
      </ButtonLink>
      <Button look="quiet" size="sm" className="copy-link" onClick={() => void copyLink(query)}>
        <Icon of={Link2} size="sm" />
        Copy link
      </Button>
      <a
        className={buttonClass({ look: "quiet", size: "sm" })}
        href={feedPath("rss", query)}
        type="application/rss+xml"
      >
        <Icon of={Rss} size="sm" />
        RSS<span className="sr"> feed of this search</span>
      </a>
    </>
  );
}

async function copyLink(query: SearchQuery): Promise<void> {
  const address = new URL(searchPath(changed(query, {})), location.origin).href;
  try {
    await navigator.clipboard.writeText(address);
    showToast({ tone: "good", title: "Link copied", message: "It opens this search, with its filters." });
  } catch {
    showToast({
      tone: "bad",
      title: "Not copied",
      message: "This browser keeps the clipboard shut. Copy the address from its bar.",
    });
  }
}
