/** Signs at the start of a line that make it a bullet, also repeated. */
export const startingSigns = /^(?:[-*+•‣▪◦●○■·](?:\s+|$))+/u;

/** Escapes list signs at the start of each line. */
export function escapeListSigns(text: string): string {
  return text.replaceAll(/^([^\S\n]*)([-*+•‣▪◦●○■·])(?=\s|$)/gmu, String.raw`$1\$2`);
}
