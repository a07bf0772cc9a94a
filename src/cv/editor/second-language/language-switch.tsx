import { showTranslation } from "../../edit/second-language.ts";
import { languageNames } from "../../translations/form-words.constants.ts";
import { useCvSession, useSessionPart } from "../session/session-context.ts";

/** The language of the pages and of every file, if the CV has two. */
export function LanguageSwitch() {
  const session = useCvSession();
  const first = useSessionPart(({ document }) => document.language);
  const second = useSessionPart(({ document }) => document.translation?.language ?? null);
  const isSecond = useSessionPart(({ document }) => document.translation?.isShown ?? false);
  if (second === null) return null;
  const show = (isShown: boolean) => session.edit("look", (document) => showTranslation(document, isShown));
  return (
    <fieldset className="seg" aria-label="Language of the page and of files">
      <button type="button" aria-pressed={!isSecond} lang={first} onClick={() => show(false)}>
        {languageNames[first]}
      </button>
      <button type="button" aria-pressed={isSecond} lang={second} onClick={() => show(true)}>
        {languageNames[second]}
      </button>
    </fieldset>
  );
}
