import { expect, test } from "vitest";
import { withoutMail } from "./mail-state.server.ts";

test("the start warns where links are shown on this machine, and elsewhere that registration is closed", () => {
  const local = withoutMail({ publicUrl: "http://127.0.0.1:3000", mode: "production" });
  expect(local).toContain("This site sends no mail");
  expect(local).toContain("shown in the browser on this machine and printed here");
  const open = withoutMail({ publicUrl: "https://jobs.example.org", mode: "production" });
  expect(open).toContain("Registration is closed, and accounts cannot be recovered by mail;");
});

test("in development it names the outbox", () => {
  expect(withoutMail({ publicUrl: "http://localhost:3000", mode: "development" })).toContain(
    "http://localhost:3000/dev/outbox",
  );
});
