import { Check, TriangleAlert } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { readField } from "../edit/set-field.ts";
import type { ReviewField } from "../import/review-groups.ts";
import { PageCrop } from "./page-crop.tsx";
import { ReadField } from "./read-field.tsx";
import { useReviewed } from "./review-context.ts";

/** A text that the reader is not sure of, with the part of the page that it comes from. */
export function CheckItem({ field, group }: { field: ReviewField; group: string }) {
  const { confirm, here, pages, document } = useReviewed();
  const [place] = field.reading?.places ?? [];
  const line = place && pages[place.page - 1]?.lines.find(({ box }) => box.join() === place.box.join());
  // Links behind icons and words are placed at the top, where their text is not.
  const isLink = field.spec.kind === "url" || field.address.startsWith("profiles/");
  const isSeen = !isLink || line?.text.includes(readField(document, field.address));
  const name = field.row ? `${group}: ${field.row}` : group;
  return (
    <div className="check-item" data-here={here === field.address || undefined}>
      <div className="check-head">
        <h3>{name}</h3>
        <Badge tone="warn" icon={TriangleAlert}>
          Please check
        </Badge>
      </div>
      {place && isSeen && <PageCrop place={place} />}
      <ReadField field={field} />
      <Button size="sm" onClick={() => confirm(field.address)}>
        <Icon of={Check} size="sm" />
        That is right
        <span className="sr">: {field.spec.label}</span>
      </Button>
    </div>
  );
}
