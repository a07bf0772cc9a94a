/** Changes that a mail's links offer for its saved search. */
export const mailChoices = ["stop", "weekly", "pause"] as const;
export type MailChoice = (typeof mailChoices)[number];

/** The page of a link in a mail. A GET changes nothing; a POST without a choice stops the mails (RFC 8058). */
export function alertAddress(publicUrl: string, mailKey: string, choice: MailChoice = "stop"): string {
  const parameters = new URLSearchParams({ key: mailKey, ...(choice === "stop" ? {} : { do: choice }) });
  return `${publicUrl}/alert?${parameters}`;
}

/** Reads the key of a saved search from an address that `alertAddress` wrote; null for any other address. */
export function mailKeyOf(address: string): string | null {
  const url = URL.parse(address);
  return url?.pathname === "/alert" ? url.searchParams.get("key") : null;
}

export function readMailChoice(value: unknown): MailChoice {
  return mailChoices.find((one) => one === value) ?? "stop";
}
