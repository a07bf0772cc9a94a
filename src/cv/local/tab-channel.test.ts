import { expect, test } from "vitest";
import { openCvChannel, type CvMessage } from "./cv-channel.ts";

test("a message reaches the other tabs; after closing, sending does nothing and does not throw", async () => {
  const heard: CvMessage[] = [];
  const one = openCvChannel(() => undefined);
  const other = openCvChannel((message) => heard.push(message));
  one.tell({ kind: "listed" });
  await expect.poll(() => heard).toEqual([{ kind: "listed" }]);
  one.close();
  one.tell({ kind: "deleted", cv: "one" });
  other.close();
});
