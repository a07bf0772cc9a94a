import { useId } from "react";
import { Link } from "react-router";
import type { FooterGroup } from "../site-links.ts";

export function FooterLinks({ group }: { group: FooterGroup }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{group.to ? <Link to={group.to}>{group.heading}</Link> : group.heading}</h2>
      <ul>
        {group.links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
