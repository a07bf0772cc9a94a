import { Link } from "react-router";

/** Links guides that a search may have meant; nothing when there are none. */
export function GuideLinks({ guides }: { guides: readonly { path: string; title: string }[] }) {
  if (guides.length === 0) return null;
  return (
    <p className="meta">
      {guides.length === 1 ? "A guide about this: " : "Guides about this: "}
      {guides.map(({ path, title }, at) => (
        <span key={path}>
          {at > 0 && ", "}
          <Link className="link" to={path}>
            {title}
          </Link>
        </span>
      ))}
    </p>
  );
}
