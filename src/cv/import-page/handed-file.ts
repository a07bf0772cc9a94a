let handed: File | null = null;

/** Hands a file that was chosen on another page to the import page, which opens next. */
export function handFile(file: File): void {
  handed = file;
}

/** The file that was handed over, once. */
export function takeHandedFile(): File | null {
  const file = handed;
  handed = null;
  return file;
}
