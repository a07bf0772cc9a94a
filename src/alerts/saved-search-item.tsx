import { Rss } from "lucide-react";
import { Form, Link } from "react-router";
import { searchPath } from "../jobs/search/query/search-address.ts";
import { buttonClass } from "../ui/button-class.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { formatDay } from "../ui/format-time.ts";
import { wholeSearchText } from "./alert-texts.ts";
import { frequencySentences, searchOf, type SavedSearch } from "./saved-search.ts";
import type { Fields } from "../platform/forms/controls.ts";
import { InputField } from "../ui/input-field.tsx";
import { SelectField } from "../ui/select-field.tsx";

/** A saved search as the page shows it. */
type ShownSearch = Pick<
  SavedSearch,
  "id" | "name" | "parameters" | "frequency" | "pausedUntil" | "lastMailedAt" | "feedKey"
>;

type SavedSearchItemProps = {
  search: ShownSearch;
  now: Date;
  fields: Fields<"name" | "frequency">;
};

/** One saved search in words, with its actions. Its name and its mails are edited below them. */
export function SavedSearchItem({ search, now, fields }: SavedSearchItemProps) {
  const { id, name, parameters, frequency, pausedUntil, lastMailedAt, feedKey } = search;
  const query = searchOf(parameters);
  const words = wholeSearchText(query);
  const isPaused = pausedUntil !== null && pausedUntil > now;
  return (
    <li className="card saved-search">
      <div>
        <h2 className="h-ui">
          <Link className="link" to={searchPath(query)}>
            {name}
          </Link>
        </h2>
        {words !== name && <p className="muted">{words}</p>}
        <p className="meta">
          {isPaused ? `No mail until ${formatDay(pausedUntil, now)}.` : frequencySentences[frequency]}
          {lastMailedAt
            ? ` Last mail ${formatDay(lastMailedAt, now)}.`
            : frequency !== "off" && " No mail yet."}
        </p>
      </div>
      <Form method="post" className="cluster saved-search-acts">
        <input type="hidden" name="id" value={id} />
        <ButtonLink
          look="quiet"
          size="sm"
          to={`/saved-searches/${id}/preview`}
          aria-label={`Preview: ${name}`}
        >
          Preview
        </ButtonLink>
        <a
          className={buttonClass({ look: "quiet", size: "sm" })}
          href={`/saved-searches/feed/${feedKey}`}
          type="application/rss+xml"
          aria-label={`Feed: ${name}`}
        >
          <Icon of={Rss} size="sm" />
          Feed
        </a>
        {frequency !== "off" && (
          <Button
            type="submit"
            look="quiet"
            size="sm"
            name="do"
            value={isPaused ? "resume" : "pause"}
            aria-label={`${isPaused ? "Resume" : "Pause for a month"}: ${name}`}
          >
            {isPaused ? "Resume" : "Pause for a month"}
          </Button>
        )}
        <Button type="submit" look="quiet" size="sm" name="do" value="delete" aria-label={`Delete: ${name}`}>
          Delete
        </Button>
      </Form>
      <details className="fold" open={Boolean(fields.name.error ?? fields.frequency.error)}>
        <summary>
          Edit<span className="sr">: {name}</span>
        </summary>
        <Form method="post" className="saved-search-fields" noValidate>
          <input type="hidden" name="id" value={id} />
          <SearchFields fields={fields} />
          <Button type="submit" name="do" value="edit" aria-label={`Save changes: ${name}`}>
            Save
          </Button>
        </Form>
      </details>
    </li>
  );
}

/** The name of a saved search, and how often its new jobs are mailed. */
export function SearchFields({ fields }: { fields: Fields<"name" | "frequency"> }) {
  return (
    <>
      <InputField label="Name" autoComplete="off" {...fields.name} />
      <SelectField label="Mail" {...fields.frequency} />
    </>
  );
}
