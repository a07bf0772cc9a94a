import { expect, test } from "vitest";
import { openTabChannel, type TabMessage } from "./tab-channel.ts";

test("a message reaches the other tabs; after closing, sending does nothing and does not throw", async () => {
  const heard: TabMessage[] = [];
  const one = openTabChannel(() => undefined);
  const other = openTabChannel((message) => heard.push(message));
  one.tell({ kind: "listed" });
  await expect.poll(() => heard).toEqual([{ kind: "listed" }]);
  one.close();
  one.tell({ kind: "deleted", cv: "one" });
  other.close();
});
