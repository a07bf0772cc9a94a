import { expect, test } from "vitest";
import { newCvDocument } from "../document/new-cv-document.ts";
import { setHidden, setLook, setPhoto } from "./edit-page.ts";

const cv = newCvDocument(() => "r");
const picture = "data:image/jpeg;base64,AAAA";

test("shows, hides and removes a photo; shows nothing without one", () => {
  const shown = setPhoto(cv, picture, true);
  expect(shown.personal).toMatchObject({ photo: picture, showPhoto: true });
  expect(setPhoto(shown, picture, true)).toBe(shown);
  expect(setPhoto(shown, picture, false).personal).toMatchObject({ photo: picture, showPhoto: false });
  expect(setPhoto(shown, null, true)).toEqual(cv);
});

test("a template with a place for birth date and nationality shows them, and the next one hides them again", () => {
  const details = ["personal/birthDate", "personal/nationality"] as const;
  const before = newCvDocument(() => "id");
  const german = setLook(before, { template: "lebenslauf" });
  for (const key of details) expect(german.hidden).not.toContain(key);
  const hidden = setHidden(german, "personal/birthDate", true);
  expect(setLook(hidden, { template: "europass" }).hidden).toEqual(["personal/birthDate"]);
  for (const key of details) expect(setLook(german, { template: "swiss" }).hidden).toContain(key);
});
