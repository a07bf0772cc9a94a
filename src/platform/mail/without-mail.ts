import type { Config } from "../config/config.ts";
import { isLoopback } from "../http/loopback.ts";

/** The warning that the terminal prints at start when SMTP_URL is not set. */
export function withoutMail({ publicUrl, mode }: Pick<Config, "publicUrl" | "mode">): string {
  const sentences = [
    "This site sends no mail, since SMTP_URL is not set.",
    isLoopback(new URL(publicUrl).hostname)
      ? "Links that confirm an address or recover an account are shown in the browser on this machine and printed here."
      : "Registration is closed, and accounts cannot be recovered by mail; npm run admin -- accounts reset-link prints a link.",
    ...(mode === "development" ? [`Every mail is kept at ${publicUrl}/dev/outbox.`] : []),
  ];
  return sentences.join(" ");
}
