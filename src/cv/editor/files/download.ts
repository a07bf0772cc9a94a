/** Hands a file to the browser to be saved. */
export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of it by then, however slow.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
