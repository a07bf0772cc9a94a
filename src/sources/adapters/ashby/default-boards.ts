import type { BoardAddress } from "../../adapter.ts";

/** Public boards of employers in many trades and countries. A board that has moved answers 404 and is not read again. */
export const defaultBoards: readonly BoardAddress[] = [
  { board: "1password", companyName: "1Password" },
  { board: "alan", companyName: "Alan" },
  { board: "deel", companyName: "Deel" },
  { board: "deepl", companyName: "DeepL" },
  { board: "elevenlabs", companyName: "ElevenLabs" },
  { board: "koho", companyName: "KOHO" },
  { board: "lendable", companyName: "Lendable" },
  { board: "multiverse", companyName: "Multiverse" },
  { board: "notion", companyName: "Notion" },
  { board: "openai", companyName: "OpenAI" },
  { board: "patreon", companyName: "Patreon" },
  { board: "ramp", companyName: "Ramp" },
  { board: "supabase", companyName: "Supabase" },
  { board: "whatnot", companyName: "Whatnot" },
  { board: "zapier", companyName: "Zapier" },
];
