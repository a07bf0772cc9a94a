import { Check, TriangleAlert } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ReviewField } from "../import/review-groups.ts";
import { PageCrop } from "./page-crop.tsx";
import { ReadField } from "./read-field.tsx";
import { useReviewed } from "./review-context.ts";

/** A text that the reader is not sure of, with the part of the page that it comes from. */
export function CheckItem({ field, group }: { field: ReviewField; group: string }) {
  const { confirm, here } = useReviewed();
  const [place] = field.reading?.places ?? [];
  const name = field.row ? `${group}: ${field.row}` : group;
  return (
    <div className="check-item" data-here={here === field.address || undefined}>
      <div className="check-head">
        <h3>{name}</h3>
        <Badge tone="warn" icon={TriangleAlert}>
          Please check
        </Badge>
      </div>
      {place && <PageCrop place={place} />}
      <ReadField field={field} />
      <Button type="button" size="sm" onClick={() => confirm(field.address)}>
        <Icon of={Check} size="sm" />
        That is right
        <span className="sr">: {field.spec.label}</span>
      </Button>
    </div>
  );
}
