import { SelectField } from "../../ui/select-field.tsx";
import type { ImportedCv } from "../import/imported-cv.ts";
import { languageNames } from "../translations/form-words.constants.ts";
import type { CvLanguage } from "../translations/translations.ts";
import { useReviewed } from "./review-context.ts";

/** The language of headings and dates, as guessed or as chosen. */
export function LanguageChoice({ cv: { guessed, report } }: { cv: ImportedCv }) {
  const { document, change } = useReviewed();
  const hint = report.isLanguageStated
    ? "As the file says."
    : guessed
      ? `The text seems to be ${languageNames[guessed]}.`
      : "The language of the text is not clear. Choose it here.";
  return (
    <div className="language-choice">
      <SelectField
        label="Language of headings and dates"
        hint={hint}
        value={document.language}
        onChange={(event) => change((now) => ({ ...now, language: event.target.value as CvLanguage }))}
        options={Object.entries(languageNames)}
      />
    </div>
  );
}
