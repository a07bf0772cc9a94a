import { fieldText } from "../platform/forms/field-text.ts";
import { isUsableKey, modelLanguages, modelLimits, modelTasks, type ModelRequest } from "./model-request.ts";

/** Reads a posted request. Returns null if its text is missing or too long, or if the task or language is unknown. */
export function readModelRequest(form: FormData): ModelRequest | null {
  const task = modelTasks.find((one) => one === fieldText(form, "task"));
  const language = modelLanguages.find((one) => one === fieldText(form, "language"));
  const text = fieldText(form, "text").replace(/\s+/gu, " ").trim();
  if (!task || !language || text === "" || text.length > modelLimits.text) return null;
  return {
    task,
    language,
    text,
    cv: fieldText(form, "cv").slice(0, modelLimits.cv),
    context: fieldText(form, "context").slice(0, modelLimits.context),
  };
}

/**
 * Reads the header with a person's own key. `key` is null if there is none. A key that no header may carry is refused,
 * because the person believes that they pay: the operator's key must not take its place.
 */
export function readOwnKey(header: string | null): { ok: true; key: string | null } | { ok: false } {
  const key = header?.trim() ?? "";
  if (key === "") return { ok: true, key: null };
  return isUsableKey(key) ? { ok: true, key } : { ok: false };
}
