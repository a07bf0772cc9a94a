/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no native tag suggests while the focus stays in the field */
import { useId, useState, useEffect, useRef, type KeyboardEvent } from "react";
import type { LucideIcon } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";
import { Input } from "../../ui/input.tsx";
import type { Suggestion } from "../search/suggest/suggest.server.ts";
import { groupedNumber } from "./search-texts.ts";

type SuggestField = "keywords" | "location";

/** Milliseconds without a keystroke before a request. */
const pause = 120;

type SuggestInputProps = {
  id?: string;
  field: SuggestField;
  name: string;
  label: string;
  placeholder: string;
  icon: LucideIcon;
  maxLength: number;
  value: string;
  /** Returns the part of the text to get suggestions for: all of it, or its last alternative. */
  prefixOf?: (text: string) => string;
  onType: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
};

/**
 * A text field with suggestions, following the ARIA combobox pattern: arrows move through the list, Enter selects,
 * Escape closes, and the focus stays in the field. Without JavaScript it is a plain field.
 */
export function SuggestInput(props: SuggestInputProps) {
  const { field, label, value, prefixOf = (text) => text, onType, onChoose, ...rest } = props;
  const listId = useId();
  const { suggestions, ask, close } = useSuggestions(field);
  const [active, setActive] = useState(-1);
  const isOpen = suggestions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const choose = (suggestion: Suggestion): void => {
    close();
    onChoose(suggestion);
  };

  const walk = (event: KeyboardEvent): void => {
    const chosen = suggestions[active];
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : null;
    if (event.key === "ArrowDown" && !isOpen) {
      setActive(-1);
      ask(prefixOf(value));
    } else if (step && isOpen) {
      setActive(nextOption(active, step, suggestions.length));
    } else if (event.key === "Enter" && isOpen && chosen) choose(chosen);
    else if (event.key === "Escape" && isOpen) close();
    else return void (event.key === "Enter" && close());
    event.preventDefault();
  };

  return (
    <div className="suggest">
      <Input
        {...rest}
        type="text"
        aria-label={label}
        value={value}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
        onChange={(event) => {
          setActive(-1);
          onType(event.currentTarget.value);
          // Text typed before the page was hydrated arrives later, when the person may be elsewhere.
          if (document.activeElement === event.currentTarget) ask(prefixOf(event.currentTarget.value));
        }}
        onKeyDown={walk}
        onBlur={close}
      />
      {isOpen && (
        <div className="menu suggest-list" id={listId} role="listbox" aria-label="Suggestions">
          {suggestions.map((suggestion, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the keys
            <div
              key={`${suggestion.kind} ${suggestion.text} ${suggestion.detail ?? ""}`}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              className={classNames("suggest-option", index === active && "is-active")}
              // Prevents the field from losing the focus, which would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              <span>{suggestion.text}</span>
              <span className="meta">{detailText(suggestion)}</span>
            </div>
          ))}
        </div>
      )}
      <output className="sr">
        {isOpen && `${suggestions.length} ${suggestions.length === 1 ? "suggestion" : "suggestions"}`}
      </output>
    </div>
  );
}

function detailText({ detail, jobs }: Suggestion): string {
  const count = jobs === null ? null : `${groupedNumber(jobs)} ${jobs === 1 ? "job" : "jobs"}`;
  return [detail, count].filter(Boolean).join(" · ");
}

/**
 * Moves through a list of options in a circle that includes the text field itself (−1) before the first.
 *
 * @example nextOption(2, 1, 3) // -1: below the last comes the field
 */
export function nextOption(active: number, step: 1 | -1, options: number): number {
  const places = options + 1;
  return ((active + 1 + step + places) % places) - 1;
}

/** Fetches suggestions while the visitor types: after a pause, and only for the latest text. */
function useSuggestions(field: SuggestField) {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const asking = useRef<AbortController>(null);

  const close = (): void => {
    asking.current?.abort();
    setSuggestions([]);
  };

  const ask = (prefix: string): void => {
    asking.current?.abort();
    if (prefix.trim().length < 2) return setSuggestions([]);
    const question = new AbortController();
    asking.current = question;
    fetchSuggestions(field, prefix, question.signal).then(setSuggestions, () => {
      // The request was aborted by the next keystroke, or the network failed. The field works without suggestions.
      if (!question.signal.aborted) setSuggestions([]);
    });
  };

  useEffect(() => () => asking.current?.abort(), []);
  return { suggestions, ask, close };
}

async function fetchSuggestions(
  field: SuggestField,
  prefix: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  await new Promise((resolve) => setTimeout(resolve, pause));
  signal.throwIfAborted();
  const response = await fetch(`/jobs/suggest?${new URLSearchParams({ field, prefix }).toString()}`, {
    signal,
  });
  return response.ok ? ((await response.json()) as Suggestion[]) : [];
}
