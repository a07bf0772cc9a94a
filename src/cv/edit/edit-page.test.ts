import { expect, test } from "vitest";
import { newCvDocument } from "../document/new-cv-document.ts";
import { setPhoto } from "./edit-page.ts";

const cv = newCvDocument(() => "r");
const picture = "data:image/jpeg;base64,AAAA";

test("shows, hides and removes a photo; shows nothing without one", () => {
  const shown = setPhoto(cv, picture, true);
  expect(shown.personal).toMatchObject({ photo: picture, showPhoto: true });
  expect(setPhoto(shown, picture, true)).toBe(shown);
  expect(setPhoto(shown, picture, false).personal).toMatchObject({ photo: picture, showPhoto: false });
  expect(setPhoto(shown, null, true)).toEqual(cv);
});
