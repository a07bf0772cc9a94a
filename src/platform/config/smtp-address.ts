/** The parts of `SMTP_URL`. */
export type SmtpAddress = {
  host: string;
  port: number;
  /** True for TLS from the first byte. Otherwise TLS starts as soon as the server offers it. */
  encrypted: boolean;
  login: { user: string; pass: string } | undefined;
};

/**
 * Reads `smtps://user:password@host:465` or `smtp://host:587`. Returns null for anything else. Special characters in
 * user and password are percent-encoded.
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
