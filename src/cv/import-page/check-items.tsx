import { Check, CircleHelp, TriangleAlert } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { readField } from "../edit/set-field.ts";
import type { ReviewEntry, ReviewField } from "../import/review-groups.ts";
import type { FilePlace } from "../read/file-page.ts";
import { EntryTools } from "./entry-tools.tsx";
import { PageCrop } from "./page-crop.tsx";
import { PlaceSelect, placeOf } from "./place-select.tsx";
import { isLong, ReadField } from "./read-field.tsx";
import { elementId, useReviewed, type CvReview, type UnplacedText } from "./use-review.ts";
import { isToCheck } from "./review-marks.ts";

/** An entry that the reader is not sure of, with the part of the page that it comes from. Enter says that it is right. */
export function CheckEntry({ entry, group }: { entry: ReviewEntry; group: string }) {
  const review = useReviewed();
  const { confirm, confirmed, here } = review;
  const doubtful = entry.fields.filter((field) => isToCheck(field, confirmed));
  // The names and dates of an entry are judged together. Of the personal details, each is by itself.
  const shown = entry.row
    ? entry.fields.filter((field) => doubtful.includes(field) || !isLong(field.spec))
    : doubtful;
  const rest = entry.row ? entry.fields.filter((field) => !shown.includes(field)) : [];
  const place = placeOfFields(shown, review);
  const isNameless = doubtful.some(({ address }) => address === "personal/fullName") && !place;
  return (
    <CheckForm
      title={entry.name === "" ? group : `${group}: ${entry.name}`}
      badge={
        <Badge tone="warn" icon={TriangleAlert}>
          {isNameless ? "Name not found" : "Please check"}
        </Badge>
      }
      isHere={shown.some(({ address }) => address === here)}
      onSubmit={() => confirm(doubtful.map(({ address }) => address))}
    >
      {isNameless && <p>Type your name: it heads the page. Then check the rest.</p>}
      {place && <PageCrop place={place} />}
      <div className="read-row">
        {shown.map((field) => (
          <ReadField key={field.address} field={field} isDoubtful={doubtful.includes(field)} />
        ))}
      </div>
      {rest.length > 0 && (
        <details className="fold">
          <summary>{rest.map(({ spec }) => spec.label).join(", ")}</summary>
          {rest.map((field) => (
            <ReadField key={field.address} field={field} />
          ))}
        </details>
      )}
      <div className="check-end">
        <Button type="submit" size="sm">
          <Icon of={Check} size="sm" />
          That is right
          <span className="sr">: {entry.name || doubtful.map(({ spec }) => spec.label).join(", ")}</span>
        </Button>
        <EntryTools entry={entry} />
      </div>
    </CheckForm>
  );
}

/** A text of the file that is in no field. The person says where it belongs. */
export function UnplacedItem({ text }: { text: UnplacedText }) {
  const { place, here, groups } = useReviewed();
  const [chosen, setChosen] = useState("");
  const into = placeOf(chosen, groups);
  const about = <span className="sr">: “{text.left}”</span>;
  const address = `unplaced-${text.index}`;
  return (
    <CheckForm
      id={elementId(address)}
      title={text.left === text.text ? "A line without a field" : "A part of a line without a field"}
      badge={
        <Badge tone="line" icon={CircleHelp}>
          Not placed
        </Badge>
      }
      isHere={here === address}
      onSubmit={() => into && place(text, into)}
    >
      <PageCrop place={text} />
      <div className="check-place">
        {/* Isolates keep the marks around a text that runs from right to left. */}
        <PlaceSelect label={`“\u2068${text.left}\u2069” belongs to`} value={chosen} onChange={setChosen} />
        <div className="cluster">
          <Button type="submit" size="sm" disabled={!into}>
            Put it there
            {about}
          </Button>
          <Button size="sm" look="quiet" onClick={() => place(text, null)}>
            Leave it out
            {about}
          </Button>
        </div>
      </div>
    </CheckForm>
  );
}

type CheckFormProps = {
  id?: string;
  title: string;
  badge: ReactNode;
  isHere: boolean;
  children: ReactNode;
  onSubmit: () => void;
};

function CheckForm({ id, title, badge, isHere, children, onSubmit }: CheckFormProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in any of its fields
    <form
      className="check-item"
      id={id}
      data-here={isHere || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        // A key that is held down would say that all parts are right.
        if (event.repeat) event.preventDefault();
        else if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit();
      }}
    >
      <div className="check-head">
        <h3>{title}</h3>
        {badge}
      </div>
      {children}
    </form>
  );
}

/** The part of a page around the texts of some fields, or null. Links behind icons and words have no text there. */
function placeOfFields(
  fields: readonly ReviewField[],
  { pages, document }: Pick<CvReview, "pages" | "document">,
): FilePlace | null {
  const places = fields
    .filter(({ spec }) => !isLong(spec) || fields.length === 1)
    .flatMap(({ address, spec, reading }) => {
      const isLink = spec.kind === "url" || address.startsWith("profiles/");
      return (reading?.places ?? []).filter(({ page, box }) => {
        const line = pages[page - 1]?.lines.find((one) => one.box.join() === box.join());
        return !isLink || line?.text.includes(readField(document, address));
      });
    });
  const [first] = places;
  if (!first) return null;
  const boxes = places.filter(({ page }) => page === first.page).map(({ box }) => box);
  const [x, y] = [Math.min(...boxes.map((box) => box[0])), Math.min(...boxes.map((box) => box[1]))];
  const right = Math.max(...boxes.map(([left, , width]) => left + width));
  const bottom = Math.max(...boxes.map(([, top, , height]) => top + height));
  return { page: first.page, box: [x, y, right - x, bottom - y] };
}
