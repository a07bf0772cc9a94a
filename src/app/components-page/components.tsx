import { Actions } from "./actions.tsx";
import { Fields } from "./fields.tsx";
import { Section } from "./section.tsx";
import { Showing } from "./showing.tsx";
import { pageMetadata } from "../metadata/page-metadata.ts";
import type { Route } from "./+types/components";
import "./components.css";

const roles = [
  ["Chalk", "bg", "page ground"],
  ["Surface", "surface", "cards, inputs"],
  ["Sunken", "sunken", "wells, canvases"],
  ["Ink", "ink", "text"],
  ["Ink muted", "ink-muted", "supporting text"],
  ["Ink subtle", "ink-subtle", "meta, hints"],
  ["Line", "line", "separation"],
  ["Control line", "line-control", "input edges"],
  ["Gentian", "brand", "act on this"],
  ["Gentian tint", "brand-tint", "selected"],
  ["Lichen", "lichen", "new, here"],
  ["Moss", "good", "good"],
  ["Larch", "warn", "attention"],
  ["Rowan", "bad", "problem"],
] as const;

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Components",
    description: "Every part of the interface in every state.",
    noindex: true,
  });

/** A page for developers and the accessibility tests: every component in every state. */
export default function Components() {
  return (
    <div className="page">
      <header className="page-head">
        <h1>Components</h1>
        <p className="lead">Every part in every state. Switch theme and density at the foot of the page.</p>
      </header>
      <Section title="Colour roles" note="Named for what they do">
        <Colours />
      </Section>
      <Actions />
      <Fields />
      <Showing />
    </div>
  );
}

function Colours() {
  return (
    <ul className="swatches">
      {roles.map(([name, role, use]) => (
        <li key={role}>
          <i style={{ background: `var(--${role})` }} />
          <b>{name}</b>
          <span className="meta">
            --{role}, {use}
          </span>
        </li>
      ))}
    </ul>
  );
}
