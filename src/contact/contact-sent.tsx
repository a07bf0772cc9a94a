import { useEffect } from "react";
import { ButtonLink } from "../ui/button-link.tsx";
import { Notice } from "../ui/notice.tsx";
import { showToast } from "../ui/toast/toast-store.ts";

/** Shown after sending: what happened, the reference, and what comes next. */
export function ContactSent({ reference, sendsMail }: { reference: string; sendsMail: boolean }) {
  useEffect(() => {
    showToast({ tone: "good", title: "Message sent", message: `Your reference is ${reference}.` });
  }, [reference]);
  return (
    <div className="contact-sent">
      <Notice tone="good" announce="politely">
        <strong>We have received your message.</strong> Its reference is{" "}
        <span className="num">{reference}</span>.{" "}
        {sendsMail
          ? "If it needs an answer, we will write to the address you gave."
          : "The people who run this site read it and answer from their own mailbox."}
      </Notice>
      <div className="cluster">
        <ButtonLink look="primary" to="/jobs">
          Find Jobs
        </ButtonLink>
        <ButtonLink look="quiet" to="/contact">
          Write another message
        </ButtonLink>
      </div>
    </div>
  );
}
