import { expect, test } from "vitest";
import { attachmentHeader, cvFileName } from "./cv-file-name.ts";

test.each([
  ["Amara Osei", "Amara-Osei-CV.pdf"],
  ["  José  María O’Neill-Pérez ", "José-María-O-Neill-Pérez-CV.pdf"],
  ["ليلى حداد", "ليلى-حداد-CV.pdf"],
  ["", "CV.pdf"],
  ["../../etc/passwd\0", "etc-passwd-CV.pdf"],
  ['a"; filename="b.exe', "a-filename-b-exe-CV.pdf"],
])("%j → %s", (name, file) => {
  expect(cvFileName(name, "pdf")).toBe(file);
});

test("every browser gets an ASCII name, and also the original script", () => {
  expect(attachmentHeader("Amara-Osei-CV.pdf")).toBe(
    `attachment; filename="Amara-Osei-CV.pdf"; filename*=UTF-8''Amara-Osei-CV.pdf`,
  );
  expect(attachmentHeader("José-CV.pdf")).toBe(
    `attachment; filename="Jose-CV.pdf"; filename*=UTF-8''Jos%C3%A9-CV.pdf`,
  );
  expect(attachmentHeader("陈思远-CV.pdf")).toMatch(/^attachment; filename="CV\.pdf"; filename\*=UTF-8''%E9/);
});
