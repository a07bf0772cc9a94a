/** Returns the file of the field `file`. Null if none was chosen: browsers then send an empty file. */
export function chosenFile(form: FormData): File | null {
  const file = form.get("file");
  return file instanceof File && file.size > 0 ? file : null;
}

/**
 * Returns why a file is too large, or "". A browser shows it next to the field (`setCustomValidity`) and sends nothing,
 * so the typed text stays.
 *
 * @param most bytes
 * @param advice what to do instead: "Split it into parts."
 */
export function fileSizeFault(file: File | undefined, most: number, advice: string): string {
  if (!file || file.size <= most) return "";
  const [size, limit] = [Math.ceil(file.size / 100_000) / 10, Math.floor(most / 100_000) / 10];
  return `This file has ${size} MB, and ${limit} MB is the most. ${advice}`;
}
