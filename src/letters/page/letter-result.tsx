import { templates } from "../../cv/document/cv-look.ts";
import { Button } from "../../ui/button.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { paragraphText } from "../files/letter-text.ts";
import { sentencesOf, type Letter } from "../letter.ts";
import { AskedList } from "./asked-list.tsx";
import { LetterPaper } from "./letter-paper.tsx";
import { SentenceNote } from "./sentence-note.tsx";

/** A written letter without JavaScript: the paper, the sources, and a form that makes the PDF of the edited text. */
export function LetterResult({ letter }: { letter: Letter }) {
  return (
    <>
      <div className="letter-editor letter-editor-plain">
        <div className="letter-side">
          <AskedList letter={letter} shown={null} />
        </div>
        <div className="letter-canvas">
          <LetterPaper letter={letter} shown={null} />
          <p className="meta letter-count">
            The text only. The PDF has the look of a CV: {templates[letter.look.template].label}.
          </p>
        </div>
      </div>
      <section aria-labelledby="letter-edit" className="letter-plain-edit">
        <h2 id="letter-edit">Change the text and download it</h2>
        <form method="post" action="/tools/cover-letter/file">
          <input type="hidden" name="letter" value={JSON.stringify(letter)} />
          <InputField label="Subject" name="subject" defaultValue={letter.subject} maxLength={300} />
          <InputField label="Greeting" name="greeting" defaultValue={letter.greeting} maxLength={300} />
          {letter.paragraphs.map((paragraph, at) => (
            <TextareaField
              key={paragraph.sentences[0]?.id ?? at}
              label={`Paragraph ${at + 1}`}
              name={`paragraph-${at}`}
              rows={4}
              defaultValue={paragraphText(paragraph)}
            />
          ))}
          <InputField label="Closing" name="closing" defaultValue={letter.closing} maxLength={300} />
          <div className="cluster">
            <Button look="primary">Download PDF</Button>
          </div>
        </form>
      </section>
      <section aria-labelledby="letter-sources" className="letter-sources">
        <h2 id="letter-sources">Where each sentence comes from</h2>
        {sentencesOf(letter).map((sentence, at) => (
          <SentenceNote key={sentence.id} sentence={sentence} number={at + 1} actions={null} />
        ))}
      </section>
    </>
  );
}
