/** A toast from the server. It stays until dismissed if it is destructive or `stays`. */
export type ToastText = { title: string; message: string; destructive?: boolean; stays?: boolean };

const longest = { title: 80, message: 300 } as const;

/** Control characters, and characters that change the direction of the text around them. */
const unprintable = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Makes text safe to show: one line, a limited length, and no characters that change its direction. */
export function cleanToast({
  title,
  message,
  destructive = false,
  stays = false,
}: ToastText): Required<ToastText> {
  return {
    title: cleanToastText(title, longest.title),
    message: cleanToastText(message, longest.message),
    destructive,
    stays,
  };
}

function cleanToastText(text: string, most: number): string {
  return Array.from(text.replace(unprintable, " ").toWellFormed()).slice(0, most).join("");
}
