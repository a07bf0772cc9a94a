import type { TypstCompiler } from "@myriaddreamin/typst-ts-web-compiler";
import type { TypstRenderer } from "@myriaddreamin/typst-ts-renderer";

/** The engine's setting for short diagnostics. */
export const shortDiagnostics = 1;

/** Keeps the last drawing in compiler and renderer, so that only changes pass through both. */
export function openDrawnView(compiler: TypstCompiler, renderer: TypstRenderer) {
  let state = compiler.create_incr_server();
  let session = renderer.create_session();
  return {
    compile(main: string, inputs: [string, string][]): unknown {
      try {
        return compiler.incr_compile(main, inputs, state, shortDiagnostics);
      } catch (problem) {
        // Unlike the compiler's other calls, this one throws its diagnostics.
        return { diagnostics: String(problem) };
      }
    },
    show(change: Uint8Array): string {
      try {
        renderer.manipulate_data(session, "merge", change);
        return session.render_in_window(0, 0, everything, everything);
      } catch (problem) {
        // The compiler assumes that the renderer got this change, but it did not. Both start again.
        state = compiler.create_incr_server();
        session = renderer.create_session();
        throw problem;
      }
    },
  };
}

/** In points: below the last page of the longest CV. */
const everything = 1_000_000;
