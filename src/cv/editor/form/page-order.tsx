import { fileParts } from "../files/file-parts.ts";
import { FoldedPart } from "../folded-part.tsx";

/** The order of the sections on the page, under every tab. Its code is loaded when it is opened. */
export function PageOrder() {
  return (
    <FoldedPart
      className="fold row-more page-order"
      summary="Order, columns and page breaks"
      load={async () => (await fileParts.sectionOrder()).SectionOrder}
    />
  );
}
