/**
 * Control characters, and the marks that reverse the order of a line. With either, a text could control the terminal.
 */
const controls = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const withoutLineBreaks = /[^\S\n]*\r?\n[^\S\n]*/g;

/**
 * Makes text from people or other machines safe to print on a terminal. Control characters become `\u001b`, and line
 * breaks become one space.
 */
export function printableLine(text: string): string {
  return text.replaceAll(withoutLineBreaks, " ").replaceAll(controls, escaped);
}

/** The same for a text of several lines: line breaks and tabs stay. */
export function printableText(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .replaceAll(controls, (control) => (/[\n\t]/.test(control) ? control : escaped(control)));
}

/**
 * JSON on several lines. Escapes the control characters and direction marks that `JSON.stringify` leaves as they are.
 */
export function printableJson(value: unknown): string {
  return printableText(JSON.stringify(value, null, 2));
}

function escaped(control: string): string {
  return `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
