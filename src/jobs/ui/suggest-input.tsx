/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no native tag suggests while the focus stays in the field */
import { useId, useState, type KeyboardEvent } from "react";
import type { LucideIcon } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";
import { Input } from "../../ui/input.tsx";
import type { Suggestion } from "../search/suggest/suggest.server.ts";
import { nextOption } from "./next-option.ts";
import { groupedNumber } from "./search-texts.ts";
import { useSuggestions, type SuggestField } from "./use-suggestions.ts";

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
