import type { TypstCompiler } from "@myriaddreamin/typst-ts-web-compiler";
import type { TypstRenderer } from "@myriaddreamin/typst-ts-renderer";

/** What the engine says of what it cannot do, in short. */
export const shortDiagnostics = 1;

/** The pages as they were drawn last, in compiler and renderer, so that only what changes goes through both. */
export function openDrawnView(compiler: TypstCompiler, renderer: TypstRenderer) {
  let state = compiler.create_incr_server();
  let session = renderer.create_session();
  return {
    compile(main: string, inputs: [string, string][]): unknown {
      try {
        return compiler.incr_compile(main, inputs, state, shortDiagnostics);
      } catch (problem) {
        // Unlike the other way it throws what it has to say of a page.
        return { diagnostics: String(problem) };
      }
    },
    show(change: Uint8Array): string {
      try {
        renderer.manipulate_data(session, "merge", change);
        return session.render_in_window(0, 0, everything, everything);
      } catch (problem) {
        // What the compiler holds for told is not: both begin anew.
        state = compiler.create_incr_server();
        session = renderer.create_session();
        throw problem;
      }
    },
  };
}

/** Points beyond the last page of the longest CV. */
const everything = 1_000_000;
