import { Notice } from "../../ui/notice.tsx";
import { finishedLanguages, sentencesOf, wordCount, type Letter, type LetterLanguage } from "../letter.ts";
import { phraseLabels } from "../phrases/phrase-labels.ts";

/** Says before and after writing what a letter in this language can use of the CV, and whether it is a draft. */
export function LanguageNotice({
  language,
  isOther,
}: {
  language: LetterLanguage;
  /** The CV is in another language. */
  isOther: boolean;
}) {
  const isDraft = !finishedLanguages.includes(language);
  if (!isOther && !isDraft) return null;
  return (
    <Notice tone="info">
      {isOther && (
        <>
          <strong>Your CV is in another language than the letter.</strong> The letter can use only titles,
          employers, years and names of skills. Choose the language of your CV, or write the CV in{" "}
          {phraseLabels[language]} as its second language.{" "}
        </>
      )}
      {isDraft && (
        <>
          <strong>In {phraseLabels[language]}, this is a draft.</strong> Read every sentence and add what you
          did in your own words before you send it.
        </>
      )}
    </Notice>
  );
}

const fewLines = 3;
const fewWords = 150;

/** What the person can add to a letter that the CV does not fill. */
export function LetterAdvice({ letter }: { letter: Letter }) {
  const { choices, isNamesOnly } = letter;
  const lines = sentencesOf(letter).filter(({ sources }) =>
    sources.some(({ from, where }) => from === "cv" && where.includes(":")),
  ).length;
  const advice = [
    ...(letter.sender.email === "" ? ["Add your e-mail address to your CV, so that they can answer."] : []),
    ...(choices.reason.trim() === "" ? ["Say why you want to work there. Only you know it."] : []),
    ...(choices.startDate === "" ? ["Say when you can start."] : []),
    ...(lines < fewLines && !isNamesOnly
      ? [
          "Only a few lines of your CV became sentences. Begin each line with what you did, and say for whom, how many or with what result.",
        ]
      : []),
    ...(wordCount(letter) < fewWords && !isNamesOnly
      ? [
          "The letter is short, because the CV says little about this job. Add what you did of it, also unpaid or long ago.",
        ]
      : []),
  ];
  if (advice.length === 0) return null;
  return (
    <section className="letter-advice" aria-labelledby="letter-advice">
      <h2 id="letter-advice">To make it stronger</h2>
      <ul>
        {advice.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  );
}
