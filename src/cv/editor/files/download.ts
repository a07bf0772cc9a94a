/** Every kind of file of a CV, in the order of the menu. */
export const cvFileKinds = [
  { kind: "pdf", label: "PDF", note: "To send. This site’s server makes it and keeps nothing" },
  { kind: "docx", label: "Word (DOCX)", note: "Where a form asks for it" },
  { kind: "txt", label: "Plain text", note: "To paste into forms" },
  { kind: "md", label: "Markdown", note: "For repositories and notes" },
  { kind: "json", label: "JSON Resume", note: "For other programs" },
] as const;

export type CvFileKind = (typeof cvFileKinds)[number]["kind"];

/** Downloads a file in the browser. */
export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // By then even a slow browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
