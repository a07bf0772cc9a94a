import { useState, type FormEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { beginTranslation } from "../../second-language/edit-translation.ts";
import { languageNames } from "../../translations/form-words.constants.ts";
import type { CvLanguage } from "../../translations/translations.ts";
import { useCvSession, useSessionPart } from "../session/session-context.ts";

/** The choice of a second language. */
export function BeginTranslation() {
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
