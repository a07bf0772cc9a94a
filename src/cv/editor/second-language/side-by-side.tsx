import { CircleCheck, TriangleAlert } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode, type RefObject, type FormEvent } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import {
  translatedEntries,
  markTranslated,
  removeTranslation,
  beginTranslation,
  entryState,
  type TranslatedEntry,
} from "../../edit/second-language.ts";
import { languageNames } from "../../translations/form-words.constants.ts";
import { useEditorView } from "../editor-view.ts";
import { CvField } from "../form/cv-field.tsx";
import { useCvDocument, useCvSession, useSessionPart } from "../session/session-context.ts";
import "./second-language.css";
import type { CvDocument } from "../../document/cv-document.ts";
import { rowsOf } from "../../edit/edit-rows.ts";
import { rowName, sectionName } from "../../edit/row-names.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import type { CvLanguage } from "../../translations/translations.ts";

/** The CV in two languages, entry by entry. Entries that were changed since their translation are marked. */
export function SideBySide({ onBack }: { onBack: () => void }) {
  const session = useCvSession();
  const document = useCvDocument();
  const { announce } = useEditorView();
  const list = useRef<HTMLElement>(null);
  const { translation } = document;
  const back = (
    <Button look="quiet" size="sm" onClick={onBack}>
      Back to one language
    </Button>
  );
  if (!translation)
    return (
      <Place key="begin" label="Second language" place={list}>
        <div className="cluster">{back}</div>
        <BeginTranslation />
      </Place>
    );

  const [first, second] = [languageNames[document.language], languageNames[translation.language]];
  const entries = translatedEntries(document);
  const changed = entries.filter((entry) => entryState(document, addressesOf(entry)) === "changed");

  function goToNext() {
    const marked = [...(list.current?.querySelectorAll<HTMLElement>("[data-state=changed]") ?? [])];
    const at = marked.findIndex((one) => one.contains(globalThis.document.activeElement));
    marked[(at + 1) % marked.length]
      ?.querySelector<HTMLElement>("[data-second] :is(input, textarea)")
      ?.focus();
  }

  function remove() {
    session.edit("several", removeTranslation);
    announce(`${second} removed. Press Control and Z to undo.`);
  }

  return (
    <Place key="both" label={`${first} and ${second}`} place={list}>
      <div className="cluster">
        {changed.length > 0 ? (
          <>
            <Badge tone="warn" icon={TriangleAlert}>
              {changed.length} {changed.length === 1 ? "entry" : "entries"} changed since translation
            </Badge>
            <Button look="quiet" size="sm" onClick={goToNext}>
              Go to the next
            </Button>
          </>
        ) : null}
        {back}
        <Button look="quiet" size="sm" onClick={remove}>
          Remove {second}
        </Button>
      </div>
      <div className="two-languages two-languages-head">
        <div>
          <h2>{first}</h2>
          <p className="meta">First language, decides order and what is hidden</p>
        </div>
        <div>
          <h2 lang={translation.language}>{second}</h2>
          <p className="meta">Headings and dates follow by themselves. An empty text stays in {first}.</p>
        </div>
      </div>
      {entries.map((entry) => (
        <Entry key={entry.key} entry={entry} first={first} second={second} lang={translation.language} />
      ))}
    </Place>
  );
}

type PlaceProps = { label: string; place: RefObject<HTMLElement | null>; children: ReactNode };

/** Takes the focus of the button that leads here, which is gone and may have been far below. */
function Place({ label, place, children }: PlaceProps) {
  useEffect(() => {
    const { activeElement, body } = globalThis.document;
    if (activeElement !== body) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, [place]);
  return (
    <section className="cv-form" aria-label={label} ref={place} tabIndex={-1}>
      {children}
    </section>
  );
}

const addressesOf = ({ texts }: TranslatedEntry) => texts.map(({ address }) => address);

type EntryProps = { entry: TranslatedEntry; first: string; second: string; lang: string };

function Entry({ entry, first, second, lang }: EntryProps) {
  const session = useCvSession();
  const document = useCvDocument();
  const { announce } = useEditorView();
  const state = entryState(document, addressesOf(entry));
  const name = entryName(document, entry);

  function accept() {
    session.edit("several", (before) => markTranslated(before, addressesOf(entry)));
    announce(`${name}: same state in both.`);
  }

  return (
    <section className="two-languages" data-state={state} aria-label={name}>
      <div className="two-languages-name">
        <h3>
          <bdi>{name}</bdi>
        </h3>
        {state === "changed" && (
          <>
            <Badge tone="warn" icon={TriangleAlert}>
              {first} changed since
            </Badge>
            <Button size="sm" onClick={accept}>
              {second} is right now
            </Button>
          </>
        )}
        {state === "same" && (
          <Badge tone="good" icon={CircleCheck}>
            Same state in both
          </Badge>
        )}
        {state === "missing" && <Badge>Only in {first}</Badge>}
      </div>
      {entry.texts.map(({ address, label, kind = "line", hint }) => (
        <div key={address} className="two-languages-texts">
          <CvField kind={kind} hint={hint} label={`${label}, ${first}`} address={address} />
          <div data-second lang={lang}>
            <CvField kind={kind} label={`${label}, ${second}`} address={`second/${address}`} />
          </div>
        </div>
      ))}
    </section>
  );
}

/** Returns the name of an entry in the first language: "Senior Sister, Aireborough". */
function entryName(document: CvDocument, entry: TranslatedEntry): string {
  if (entry.kind === "title") return `Heading of ${sectionName(document, entry.section)}`;
  if (entry.kind === "row") {
    const row = rowsOf(document, entry.list).find(({ id }) => id === entry.row);
    return rowName(entry.list, row ?? { id: entry.row });
  }
  return entry.texts.map(({ label }) => label).join(", ");
}

/** The choice of a second language. */
function BeginTranslation() {
  const session = useCvSession();
  const first = useSessionPart(({ document }) => document.language);
  const others = (Object.keys(languageNames) as CvLanguage[]).filter((language) => language !== first);
  const [chosen, setChosen] = useState<CvLanguage>(others[0] ?? "de");

  function begin(event: FormEvent) {
    event.preventDefault();
    session.edit("several", (document) => beginTranslation(document, chosen));
  }

  return (
    <form className="begin-translation" onSubmit={begin}>
      <h2>Write this CV in a second language</h2>
      <p>
        You write each text next to the first one. Order, dates and hidden parts are the same in both, and
        headings and months follow the language. The site does not translate.
      </p>
      <SelectField
        label="Second language"
        hint={`The first is ${languageNames[first]}.`}
        value={chosen}
        onChange={({ target: { value } }) => setChosen(value as CvLanguage)}
      >
        {others.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="primary">
        Begin
      </Button>
    </form>
  );
}
