import { foldText } from "../../text/fold-text.ts";

/** Short names that people write. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  GB: ["uk", "great britain", "england", "scotland", "wales", "northern ireland"],
  US: ["us", "usa", "u.s.", "u.s.a.", "united states of america"],
  AE: ["uae"],
  CZ: ["czech republic"],
  NL: ["holland"],
};

/** Names of countries in English and in the language of the CV. */
export function namesOfCountry(code: string, language: string): string[] {
  const names = ["en", language].map(
    (one) => new Intl.DisplayNames(one, { type: "region" }).of(code) ?? code,
  );
  return [...new Set([...names.map(foldText), ...(shortNames[code] ?? [])])];
}

/** Whether a text has the words of a name, as whole words. */
export function namesPlace(text: string, name: string): boolean {
  const words = ` ${foldText(text).replaceAll(/[^\p{L}\p{N}.]+/gu, " ")} `;
  const wanted = foldText(name)
    .replaceAll(/[^\p{L}\p{N}.]+/gu, " ")
    .trim();
  return wanted !== "" && words.includes(` ${wanted} `);
}

/** The letters of a state after a town: "Denver, CO". Canadian provinces look the same: "Toronto, ON". */
const stateCode =
  /,\s*(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\b/u;

export function isInCountry(location: string, code: string, language: string): boolean {
  if (code === "US" && stateCode.test(location)) return true;
  return namesOfCountry(code, language).some((name) => namesPlace(location, name));
}
