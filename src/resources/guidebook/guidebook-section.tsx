import { Download } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { guidebookPaths, guidebookTitle } from "./guidebook.ts";

/** Offers the guidebook as PDF and EPUB. */
export function GuidebookSection({ productName }: { productName: string }) {
  return (
    <section className="guidebook" aria-labelledby="guidebook">
      <div>
        <h2 id="guidebook">{guidebookTitle}, a guidebook</h2>
        <p>
          All sixteen guides in one book, with a checklist for each. Free, and without giving an email
          address.
        </p>
        <div className="cluster">
          <a className="btn btn-lg" href={guidebookPaths.pdf} download>
            <Icon of={Download} />
            Download Free Guide
          </a>
          <small>
            PDF, or as{" "}
            <a href={guidebookPaths.epub} download>
              EPUB for e-readers
            </a>
          </small>
        </div>
      </div>
      <div className="guidebook-cover" aria-hidden="true">
        <b>{guidebookTitle}</b>
        <span>A {productName} guidebook</span>
        <svg viewBox="0 0 200 110" fill="none">
          <g className="ledges">
            <rect x="0" y="100" width="70" height="7" rx="2" />
            <rect x="44" y="72" width="70" height="7" rx="2" />
            <rect x="88" y="44" width="70" height="7" rx="2" />
          </g>
          <rect className="top" x="130" y="16" width="70" height="9" rx="2" />
          <circle cx="108" cy="33.5" r="10.5" />
        </svg>
      </div>
    </section>
  );
}
