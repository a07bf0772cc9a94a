/** What `SMTP_URL` says. */
export type SmtpAddress = {
  host: string;
  port: number;
  /** Encrypted from the first byte; otherwise as soon as the server offers it. */
  encrypted: boolean;
  login: { user: string; pass: string } | undefined;
};

/**
 * Reads `smtps://user:password@host:465` or `smtp://host:587`; null when it is something else. What is special in an
 * address stands percent-encoded in user and password.
 */
export function readSmtpAddress(text: string): SmtpAddress | null {
  const url = URL.parse(text);
  if (!url || !["smtp:", "smtps:"].includes(url.protocol) || url.hostname === "") return null;
  if (!["", "/"].includes(url.pathname) || url.search !== "" || url.hash !== "") return null;
  if ((url.username === "") !== (url.password === "")) return null;
  const encrypted = url.protocol === "smtps:";
  try {
    const login = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
      port: Number(url.port) || (encrypted ? 465 : 587),
      encrypted,
      login: login.user === "" ? undefined : login,
    };
  } catch {
    return null;
  }
}
