import { Form } from "react-router";
import { BellPlus } from "lucide-react";
import { buttonClass } from "../../ui/button-class.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { searchPath, writeSearchAddress } from "../search/query/search-address.ts";
import { changed, type SearchQuery } from "../search/query/search-query.ts";
import { feedPath } from "./feed-path.ts";

type SaveSearchProps = {
  query: SearchQuery;
  /** The words as their spelling was corrected. A saved search has these. */
  correctedTo: string | null;
};

export function SaveSearch({ query, correctedTo }: SaveSearchProps) {
  const saved = changed(query, correctedTo === null ? {} : { keywords: correctedTo });
  return (
    <ButtonLink size="sm" to={`/saved-searches/new?${writeSearchAddress(saved)}`}>
      <Icon of={BellPlus} size="sm" />
      Save this search
    </ButtonLink>
  );
}

/** Another service that can be searched from here. */
export type OtherService = { name: string; label: string };

type SearchLinksProps = { query: SearchQuery; elsewhere: readonly OtherService[] };

/** The address of a search, to copy, its feed, and the same search in other services. */
export function SearchLinks({ query, elsewhere }: SearchLinksProps) {
  return (
    <>
      <p className="cluster">
        <Button look="quiet" size="sm" className="copy-link" onClick={() => void copyLink(query)}>
          Copy link
        </Button>
        <a
          className={buttonClass({ look: "quiet", size: "sm" })}
          href={feedPath("rss", query)}
          type="application/rss+xml"
        >
          RSS<span className="sr"> feed of this search</span>
        </a>
        <ButtonLink look="quiet" size="sm" to="/jobs/add">
          Add a missing job
        </ButtonLink>
      </p>
      {elsewhere.length > 0 && query.keywords !== "" && (
        <Form className="cluster" method="post" action="/jobs/elsewhere">
          <input type="hidden" name="words" value={query.keywords} />
          <input type="hidden" name="place" value={query.location} />
          {elsewhere.map(({ name, label }) => (
            <Button key={name} look="quiet" size="sm" name="service" value={name}>
              Also search {label}
            </Button>
          ))}
        </Form>
      )}
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
      title: "Could not copy",
      message: "Copy the address from the address bar.",
    });
  }
}
