let pending: File | null = null;

/** Passes a file that was chosen on another page to the import page, which opens next. */
export function setPendingFile(file: File): void {
  pending = file;
}

/** Returns the file that was passed on, once. */
export function takePendingFile(): File | null {
  const file = pending;
  pending = null;
  return file;
}
