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
