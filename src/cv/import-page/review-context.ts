import { createContext, use } from "react";
import type { CvDocument } from "../document/cv-document.ts";
import type { FieldAddress } from "../edit/field-address.ts";
import type { LeftOut } from "../import/import-report.ts";
import type { TextTarget } from "../import/insert-text.ts";
import type { ReviewGroup } from "../import/review-groups.ts";
import type { FilePage } from "../read/file-page.ts";
import type { Unplaced } from "../read/unplaced.ts";

/** A text in no field, by its number in the reading. */
export type UnplacedText = Unplaced & { index: number };

/** The review of an import: the CV so far, what is still to be checked, and the part that the person looks at. */
export type CvReview = {
  document: CvDocument;
  groups: readonly ReviewGroup[];
  pictures: readonly ImageBitmap[];
  pages: readonly FilePage[];
  confirmed: ReadonlySet<FieldAddress>;
  unplaced: readonly UnplacedText[];
  dropped: readonly LeftOut[];
  here: string | null;
  change: (edit: (document: CvDocument) => CvDocument) => void;
  write: (address: FieldAddress, text: string) => void;
  /** Marks texts as right. The focus goes to the next part to check. */
  confirm: (addresses: readonly FieldAddress[]) => void;
  /** Puts a text into a field, or leaves it out. */
  place: (text: UnplacedText, into: TextTarget | null) => void;
  leaveOutAll: () => void;
  lookAt: (address: string) => void;
  /** Goes to a field and opens what it is in. */
  show: (address: string) => void;
};

export const ReviewContext = createContext<CvReview | null>(null);

export function useReviewed(): CvReview {
  const review = use(ReviewContext);
  if (!review) throw new Error("There is no review around this component");
  return review;
}

/** The id of the element of a field or of a text in no field. */
export const elementId = (address: string): string => `read-${address}`;
