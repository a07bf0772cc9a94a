const words: Record<string, string> = {
  ENOTFOUND: "There is no such host, or no internet here.",
  EAI_AGAIN: "Its name could not be looked up.",
  ECONNREFUSED: "It refuses connections.",
  ECONNRESET: "The connection broke off.",
  EPIPE: "The connection broke off.",
  ETIMEDOUT: "No answer in time.",
  EHOSTUNREACH: "There is no route to it.",
  ENETUNREACH: "There is no network.",
};

/** Explains to an operator why there was no answer. Certificate errors and the like keep their own code. */
export function noAnswerText(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code.startsWith("Z_")) return "The compressed answer is broken.";
  return words[code] ?? (code ? `The connection failed (${code}).` : "The connection failed.");
}
