/** Whether the engine may be loaded. It is not if the user asked the browser to save data. */
export function maySpendData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData !== true;
}
