import { Fragment, type ReactNode } from "react";
import { dateLine, isAfterReader, recipientLines } from "../letter-text.ts";
import { phrases } from "../phrases/phrases-by-language.ts";
import { sentencesOf, type Letter, type LetterSentence } from "../letter.ts";
import { classNames } from "../../ui/class-names.ts";

export type LetterPaperProps = {
  letter: Letter;
  /** Id of the sentence whose source is shown. */
  shown: string | null;
  onShow?: (id: string, how: "hover" | "focus" | "press") => void;
  onLeave?: () => void;
};

/** The text of the letter. Each sentence links to the note with its source. */
export function LetterTextView({ letter, shown, onShow, onLeave }: LetterPaperProps) {
  const { sender, choices, subject, greeting, paragraphs, closing } = letter;
  const recipient = recipientLines(letter);
  const { enclosure } = phrases[choices.language].file;
  const numbers = new Map(sentencesOf(letter).map(({ id }, at) => [id, at + 1]));
  const link = (sentence: LetterSentence): ReactNode => {
    const number = numbers.get(sentence.id) ?? 0;
    return (
      <a
        className={classNames(
          "sentence",
          sentence.isYours && "sentence-yours",
          shown === sentence.id && "is-shown",
        )}
        href={`#note-${number}`}
        aria-current={shown === sentence.id ? "true" : undefined}
        onMouseEnter={() => onShow?.(sentence.id, "hover")}
        onMouseLeave={onLeave}
        onFocus={() => onShow?.(sentence.id, "focus")}
        onClick={(event) => {
          if (!onShow) return;
          event.preventDefault();
          onShow(sentence.id, "press");
        }}
      >
        {sentence.text}
        <sup>
          <span className="sr">, sentence </span>
          {number}
          {sentence.isYours && <span className="sr">, yours</span>}
        </sup>
      </a>
    );
  };
  return (
    <article className="letter-paper" lang={choices.language} aria-label="The letter">
      <div className="letter-from">
        <b>{sender.name}</b>
        {[sender.email, sender.phone, sender.place].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
      {!isAfterReader(choices.language) && <p>{dateLine(letter)}</p>}
      {recipient.length > 0 && <p className="letter-to">{recipient.join("\n")}</p>}
      {isAfterReader(choices.language) && <p>{dateLine(letter)}</p>}
      <p className="letter-subject">{subject}</p>
      <p>{greeting}</p>
      {paragraphs.map(({ sentences }, at) => (
        <p key={sentences[0]?.id ?? at}>
          {sentences.map((sentence) => (
            <Fragment key={sentence.id}>{link(sentence)} </Fragment>
          ))}
        </p>
      ))}
      <p>{closing}</p>
      <p>{sender.name}</p>
      {enclosure !== undefined && <p>{enclosure}</p>}
    </article>
  );
}
