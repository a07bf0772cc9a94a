import { SectionOrder } from "./section-order.tsx";

/** The order of the sections on the page, under every tab. */
export function PageOrder() {
  return (
    <details className="row-more page-order">
      <summary>Order of the sections on the page</summary>
      <SectionOrder />
    </details>
  );
}
