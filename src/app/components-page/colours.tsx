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

export function Colours() {
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
