/** Returns the file of the field `file`; null if none was chosen, for which a browser sends an empty one. */
export function chosenFile(form: FormData): File | null {
  const file = form.get("file");
  return file instanceof File && file.size > 0 ? file : null;
}
