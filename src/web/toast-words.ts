/** A toast from the server. A destructive one stays until dismissed. */
export type ToastWords = { title: string; message: string; destructive?: boolean };

const longest = { title: 80, message: 300 } as const;

/** Control characters, and characters that change the direction of the text around them. */
const unprintable = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Makes text safe to show: one line, a limited length, and no characters that change its direction. */
export function cleanToast({ title, message, destructive = false }: ToastWords): Required<ToastWords> {
  return {
    title: cleanText(title, longest.title),
    message: cleanText(message, longest.message),
    destructive,
  };
}

function cleanText(text: string, most: number): string {
  return Array.from(text.replace(unprintable, " ").toWellFormed()).slice(0, most).join("");
}
