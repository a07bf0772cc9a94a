import { expect, test } from "vitest";
import { newPasswordForm } from "../forms/auth-forms.server.ts";
import { answerRefused } from "./answer-form.server.ts";

test("a refused form keeps its ticks, and no password", () => {
  const form = new FormData();
  for (const [name, value] of [
    ["password", "a long sentence"],
    ["confirm", "another sentence"],
    ["cannotGetCode", "yes"],
  ] as const)
    form.set(name, value);
  const read = newPasswordForm.read(form);
  if (read.ok) throw new Error("The passwords differ.");
  const answer = answerRefused(read, (message = "") => ({ title: "Password not changed", message }));
  expect(answer.data).toMatchObject({
    typed: { cannotGetCode: "yes" },
    errors: { confirm: "The passwords are not the same." },
    toast: { title: "Passwords don't match" },
  });
  expect(JSON.stringify(answer.data)).not.toContain("sentence");
});
