import { Bookmark, Link2, Rss } from "lucide-react";
import { buttonClass } from "../../ui/button-class.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useSavedJobs } from "../saved/use-saved-jobs.ts";
import { searchPath } from "../search/query/search-address.ts";
import { changed, type SearchQuery } from "../search/query/search-query.ts";
import { feedPath } from "./feed-path.ts";

/** Links to reuse a search: its feed and its address. */
export function SearchLinks({ query }: { query: SearchQuery }) {
  const isLive = useHydrated();
  const saved = useSavedJobs()?.length ?? 0;
  return (
    <>
      {saved > 0 && (
        <ButtonLink look="quiet" size="sm" to="/saved">
          <Icon of={Bookmark} size="sm" />
          Saved jobs ({saved})
        </ButtonLink>
      )}
      <Button
        type="button"
        look="quiet"
        size="sm"
        className="copy-link"
        data-ready={isLive || undefined}
        onClick={() => void copyLink(query)}
      >
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
