/** One letter to one person. It is rendered before it is sent: see `renderMail` in `src/ui/mail`. */
export type Mail = {
  /** One address, without a name: `ana@example.com`. */
  to: string;
  subject: string;
  html: string;
  /** The same for those who read no HTML. */
  text: string;
  /** Who gets the answer, when that is not the sender of all mail. */
  replyTo?: { name: string; address: string };
  /**
   * Of mail that people may do without: an https address that takes a POST and sends no more of it, at once
   * (RFC 8058). A GET there shows a page with a button, since programs follow links.
   */
  unsubscribe?: string;
};
