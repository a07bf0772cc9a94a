import type { TypstCompiler } from "@myriaddreamin/typst-ts-web-compiler";
import type { TypstRenderer } from "@myriaddreamin/typst-ts-renderer";
import { expect, test } from "vitest";
import { openDrawnView } from "./browser-engine.ts";

test("after a change that could not be shown the next drawing is complete", () => {
  // The fake compiler and renderer work with the number of their state. The renderer refuses the first change.
  let [states, sessions, changes] = [0, 0, 0];
  const compiler = {
    create_incr_server: () => ++states,
    incr_compile: (_main: string, _inputs: unknown, state: number) => ({ result: Uint8Array.of(state) }),
  };
  const renderer = {
    create_session() {
      const session = ++sessions;
      return { render_in_window: () => `session ${session}` };
    },
    manipulate_data() {
      if (++changes === 1) throw new Error("unreachable");
    },
  };
  const view = openDrawnView(compiler as unknown as TypstCompiler, renderer as unknown as TypstRenderer);
  expect(view.compile("/ledger.typ", [])).toEqual({ result: Uint8Array.of(1) });
  expect(() => view.show(Uint8Array.of(1))).toThrow("unreachable");
  expect(view.compile("/ledger.typ", [])).toEqual({ result: Uint8Array.of(2) });
  expect(view.show(Uint8Array.of(2))).toBe("session 2");
});
