import { Form, Link, useNavigation } from "react-router";
import type { Fields } from "../../platform/forms/controls.ts";
import { searchPath } from "../../jobs/search/query/search-address.ts";
import { searchTitle } from "../../jobs/ui/search-texts.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TimeZoneField } from "../../ui/time-zone-field.tsx";
import { filtersText } from "../mail/alert-texts.ts";
import { maxSavedSearches, searchOf } from "../searches/saved-search.ts";
import { SearchFields } from "./search-fields.tsx";

type NewSearchPageProps = {
  parameters: string;
  fields: Fields<"name" | "frequency">;
  isFull: boolean;
  sendsMail: boolean;
};

/** The form that saves a search. */
export function NewSearchPage({ parameters, fields, isFull, sendsMail }: NewSearchPageProps) {
  const query = searchOf(parameters);
  const filters = filtersText(query);
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="read alert-page">
      <header className="page-head">
        <h1>Save this search</h1>
        <p className="lead">
          <Link className="link" to={searchPath(query)}>
            {searchTitle(query)}
          </Link>
          {filters && `, ${filters}`}
        </p>
      </header>
      {isFull && (
        <Notice tone="bad" announce="at-once">
          <strong>Not saved.</strong> You have {maxSavedSearches} saved searches, which is the most. Delete
          one first.
        </Notice>
      )}
      {!sendsMail && (
        <Notice tone="warn">
          This site has no mail server, so a saved search is not mailed. It has a feed, and your choice of
          mail applies once the site sends mail.
        </Notice>
      )}
      <Form method="post" className="stack saved-search-form" noValidate>
        <input type="hidden" name="parameters" value={parameters} />
        <TimeZoneField />
        <SearchFields fields={fields} />
        <p className="meta">
          A mail lists jobs that are new since the last one, each job once. Without new jobs there is no mail.
          Mornings begin at 06:00 where you are, or in UTC if your browser does not tell your time zone. “At
          once” is at most one mail an hour.
        </p>
        <div className="cluster">
          <Button look="primary" type="submit" busy={busy}>
            {busy ? "Saving..." : "Save search"}
          </Button>
          <ButtonLink look="quiet" to={searchPath(query)}>
            Back to the jobs
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}
