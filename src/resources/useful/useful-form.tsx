import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { longestComment } from "./longest-comment.ts";

/** Asks whether a guide was useful. @param answer what became of the reader's answer; null before it */
export function UsefulForm({ answer }: { answer: "thanks" | "too-many" | null }) {
  return (
    <section className="guide-useful" id="useful" aria-labelledby="useful-heading">
      <h2 id="useful-heading">Was this useful?</h2>
      <output>
        {answer === "thanks" && <p>Thank you. Your answer is counted.</p>}
        {answer === "too-many" && <p>Your network has sent many answers. Try again in an hour.</p>}
      </output>
      {answer !== "thanks" && (
        <Form method="post" action="#useful" preventScrollReset>
          <label htmlFor="useful-words">
            What helped, or what is missing?{" "}
            <span className="muted">Optional, without names or addresses.</span>
          </label>
          <Textarea id="useful-words" name="words" rows={2} maxLength={longestComment} />
          <div className="cluster">
            <Button look="secondary" name="useful" value="yes">
              Yes
            </Button>
            <Button look="secondary" name="useful" value="no">
              No
            </Button>
            <span className="meta">We count the answers. Nothing says who gave them.</span>
          </div>
        </Form>
      )}
    </section>
  );
}
