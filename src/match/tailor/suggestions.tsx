import { useCvSession } from "../../cv/editor/session/session-context.ts";
import { Button } from "../../ui/button.tsx";
import type { TailorSuggestion } from "./suggest-changes.ts";

/** Changes that only use the person's own text. Each takes one click, and is then listed among the differences. */
export function Suggestions({ suggestions }: { suggestions: readonly TailorSuggestion[] }) {
  const session = useCvSession();
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="suggestions">
      <h2 id="suggestions" className="h-part">
        From your own text
      </h2>
      <ul className="match-rows">
        {suggestions.map((suggestion) => (
          <li key={suggestion.what + suggestion.text} className="change">
            <span className="meta">{suggestion.what}</span>
            <div>
              <p className="match-quote">“{suggestion.text}”</p>
              <p className="meta">{suggestion.why}</p>
            </div>
            <Button
              size="sm"
              aria-label={`${suggestion.what}: ${suggestion.text}`}
              onClick={() => session.edit("several", suggestion.apply)}
            >
              Do it
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
