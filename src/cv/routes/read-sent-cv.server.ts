import { scanSentCv } from "../../ats/routes/scan-sent-cv.server.ts";
import { scanProblemText } from "../../ats/scanner/scan-problem-text.ts";
import type { RequestServices } from "../../app/request/services.ts";
import { chosenFile } from "../../platform/forms/chosen-file.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { newCvDocument } from "../document/new-cv-document.ts";
import type { CvDocument } from "../document/cv-document.ts";
import { plainSections, type PlainFormResult } from "../editor/no-js/plain-form.ts";
import { importedCv } from "../import/imported-cv.ts";
import { reviewGroups } from "../import/review-groups.ts";

/** Maximum characters of a pasted CV, more than any has. */
const longestText = 200_000;

/** Reads a CV that was sent without JavaScript, in memory, for the form of the builder. Nothing is stored. */
export async function readSentCv(
  form: FormData,
  services: Pick<RequestServices, "cvScanner" | "clientAddress" | "clock">,
  signal: AbortSignal,
): Promise<{ result: PlainFormResult; status: number }> {
  const refuse = (problem: Parameters<typeof scanProblemText>[0], status: number) => {
    const document = newCvDocument(() => crypto.randomUUID());
    return {
      result: { document, isReady: false, isAdding: true, problem: scanProblemText(problem) },
      status,
    };
  };
  const [file, text] = [chosenFile(form), fieldText(form, "text").slice(0, longestText)];
  if (!file && text.trim() === "") return refuse("no-cv", 422);
  const shown = { advert: null, before: "", now: services.clock() };
  const scan = await scanSentCv({ file, text }, services, signal, shown);
  if (!scan.ok) return refuse(scan.reason, scan.status);
  const report = { leftOut: [], notes: [], isLanguageStated: false };
  const { document, guessed } = importedCv(scan.name, { document: scan.document, report });
  return {
    result: {
      document: { ...document, language: guessed ?? document.language },
      isReady: false,
      isAdding: true,
      unplaced: scan.result?.unplaced ?? [],
    },
    status: 200,
  };
}

const inForm = new Set(["personal", "skills", ...plainSections.map(({ kind }) => kind)]);

/** The parts of a CV that the form without JavaScript has no fields for. */
export const otherParts = (document: CvDocument): { title: string; about: string }[] =>
  reviewGroups(document, new Map())
    .filter(({ key }) => !inForm.has(key))
    .map(({ title, about }) => ({ title, about }));
