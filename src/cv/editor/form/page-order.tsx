import { useState, type ComponentType } from "react";
import { fileParts } from "../files/file-parts.ts";

/** The order of the sections on the page, under every tab. Its code is loaded when it is opened. */
export function PageOrder() {
  const [Order, setOrder] = useState<ComponentType | null>(null);
  const load = () =>
    void fileParts.sectionOrder().then(({ SectionOrder }) => setOrder(() => SectionOrder), reportError);
  return (
    <details className="row-more page-order" onToggle={load}>
      <summary>Order of the sections on the page</summary>
      {Order && <Order />}
    </details>
  );
}
