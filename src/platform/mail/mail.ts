/** A mail to one person. It is rendered before it is sent: see `renderMail` in `src/ui/mail`. */
export type Mail = {
  /** One address, without a name: `ana@example.com`. */
  to: string;
  subject: string;
  html: string;
  /** The same content for people who read no HTML. */
  text: string;
  /** Receives the answer. When undefined, that is the sender of all mail. */
  replyTo?: { name: string; address: string };
  /**
   * For optional mail: an https address that unsubscribes immediately on POST (RFC 8058). A GET there shows a page with
   * a button, because programs follow links.
   */
  unsubscribe?: string;
};
