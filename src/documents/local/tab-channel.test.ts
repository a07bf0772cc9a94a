import { expect, test } from "vitest";
import { openDocumentChannel, type DocumentMessage } from "./tab-channel.ts";

test("a message reaches the other tabs; after closing, sending does nothing and does not throw", async () => {
  const heard: DocumentMessage[] = [];
  const one = openDocumentChannel("cv", () => undefined);
  const other = openDocumentChannel("cv", (message) => heard.push(message));
  const letters = openDocumentChannel("letter", (message) => heard.push(message));
  one.tell({ kind: "listed" });
  await expect.poll(() => heard).toEqual([{ kind: "listed" }]);
  one.close();
  one.tell({ kind: "deleted", id: "one" });
  other.close();
  letters.close();
});
