/** Whether large files may be loaded in advance. They are not if the user asked the browser to save data. */
export function maySpendData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData !== true;
}
