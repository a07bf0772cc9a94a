import { expect, test } from "vitest";
import { provideServices } from "../../app/request/provide-services.server.ts";
import type { RequestServices } from "../../app/request/services.ts";
import { action } from "./cover-letter.tsx";

test("a form without a CV is answered with the ways that the page offers", async () => {
  const request = new Request("http://localhost:3000/tools/cover-letter", {
    method: "POST",
    body: new FormData(),
  });
  const context = provideServices({} as RequestServices, request);
  const answer = await action({ request, context, params: {} } as never);
  expect(answer.data.problems.cv).toBe("Choose a file, or paste the text of your CV.");
});
