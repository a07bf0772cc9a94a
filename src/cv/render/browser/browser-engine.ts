import startCompiler, {
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
  type TypstCompiler,
} from "@myriaddreamin/typst-ts-web-compiler";
import compilerAddress from "@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm?url";
import startRenderer, { TypstRendererBuilder, type TypstRenderer } from "@myriaddreamin/typst-ts-renderer";
import rendererAddress from "@myriaddreamin/typst-ts-renderer/pkg/typst_ts_renderer_bg.wasm?url";
import type { CvPage } from "../../view-model/cv-page.ts";
import { orderFromRight } from "../pdf-rtl-order/order-from-right.ts";
import { markPdfUa } from "../mark-pdf-ua.ts";
import { photoPath, typstInputs } from "../typst-input.ts";
import { readCoverage, type Coverage } from "../../fonts/read-coverage.ts";
import { withoutMissing } from "../without-missing.ts";
import { renameFont } from "../../../platform/typesetting/rename-font.ts";
import { fontAddresses, regularFonts, typesetterNameAt } from "./browser-fonts.ts";

export type BrowserDrawing<T> = ({ ok: true } & T) | { ok: false; reason: "photo" };

/** The server's engine in the current browser thread. It has the same templates and draws the same pages. */
export type BrowserEngine = {
  /** For svg-frame-reader.ts: the whole drawing at first, then the differences from the last drawing. */
  drawPages: (page: CvPage) => Promise<BrowserDrawing<{ svg: string }>>;
  /** Tagged, with language and title, and with the PDF/UA mark where mark-pdf-ua.ts can set it. */
  drawPdf: (page: CvPage, resume: string) => Promise<BrowserDrawing<{ pdf: Uint8Array }>>;
  /** The memory that the engine has taken so far. */
  megabytes: () => number;
};

const templates = import.meta.glob<string>("../templates/**/*.typ", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The engine's compiled code. It can be passed to another worker, which then need not compile it. */
export type EngineCode = { compiler: WebAssembly.Module; renderer: WebAssembly.Module };

/** Downloads and compiles the code: about nine megabytes the first time, nothing after that. */
export async function loadEngineCode(fetch: typeof globalThis.fetch): Promise<EngineCode> {
  const [compiler, renderer] = await Promise.all([
    WebAssembly.compileStreaming(fetch(compilerAddress)),
    WebAssembly.compileStreaming(fetch(rendererAddress)),
  ]);
  return { compiler, renderer };
}

/** Starts the engine. Fonts are loaded when a page needs them. */
export async function openBrowserEngine(
  code: EngineCode,
  fetch: typeof globalThis.fetch,
): Promise<BrowserEngine> {
  const [{ memory }] = await Promise.all([
    startCompiler({ module_or_path: code.compiler }),
    startRenderer({ module_or_path: code.renderer }),
  ]);
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const compiler = await builder.build();
  const renderer = await new TypstRendererBuilder().build();
  for (const [path, source] of Object.entries(templates))
    compiler.add_source(path.slice("../templates".length), source);
  const fonts = openFontShelf(compiler, fetch);
  const view = openDrawnView(compiler, renderer);

  /** Returns null when the photo is broken. */
  async function draw(
    whole: CvPage,
    compile: (main: string, inputs: [string, string][]) => unknown,
    options: { preview: boolean; resume?: string },
  ): Promise<Uint8Array | null> {
    await fonts.provide(fontAddresses(whole));
    const { heading, text } = regularFonts(whole);
    const coverage = { heading: fonts.coveragesOf(heading), text: fonts.coveragesOf(text) };
    const { page } = withoutMissing(whole, coverage);
    const photo = page.photo && photoPath(page.photo.type);
    if (photo) compiler.map_shadow(photo, bytesOf(page.photo?.base64 ?? ""));
    try {
      const drawn = compile(`/${page.look.template}.typ`, Object.entries(typstInputs(page, options))) as {
        result?: Uint8Array;
        diagnostics?: unknown;
      };
      if (drawn.result) return drawn.result;
      const problems = JSON.stringify(drawn.diagnostics);
      if (photo && /decode|image/i.test(problems)) return null;
      throw new Error(`A template does not compile: ${problems}`);
    } finally {
      if (photo) compiler.unmap_shadow(photo);
    }
  }

  return {
    megabytes: () => memory.buffer.byteLength / 1_048_576,
    drawPages: async (page) => {
      const change = await draw(page, (main, inputs) => view.compile(main, inputs), { preview: true });
      return change === null ? { ok: false, reason: "photo" } : { ok: true, svg: view.show(change) };
    },
    drawPdf: async (page, resume) => {
      const compile = (main: string, inputs: [string, string][]): unknown =>
        compiler.compile(main, inputs, "pdf", shortDiagnostics);
      const pdf = await draw(page, compile, { preview: false, resume });
      if (pdf === null) return { ok: false, reason: "photo" };
      const marked = markPdfUa(pdf);
      return { ok: true, pdf: page.direction === "rtl" ? orderFromRight(marked) : marked };
    },
  };
}

/** The fonts of the compiler. It only accepts a complete set, so each new font means passing all of them again. */
function openFontShelf(compiler: TypstCompiler, fetch: typeof globalThis.fetch) {
  const files = new Map<string, Uint8Array>();
  const coverages = new Map<string, Coverage>();
  return {
    /** The characters of fonts that were provided. */
    coveragesOf: (addresses: readonly string[]): Coverage[] =>
      addresses.map((address) => {
        const coverage = coverages.get(address) ?? readCoverage(files.get(address) ?? new Uint8Array());
        coverages.set(address, coverage);
        return coverage;
      }),
    async provide(wanted: readonly string[]): Promise<void> {
      const missing = wanted.filter((address) => !files.has(address));
      if (missing.length === 0) return;
      await Promise.all(
        missing.map(async (address) => {
          const answer = await fetch(address);
          if (!answer.ok) throw new Error(`A font could not be loaded: ${answer.status}`);
          files.set(
            address,
            renameFont(new Uint8Array(await answer.arrayBuffer()), typesetterNameAt(address)),
          );
        }),
      );
      const builder = new TypstFontResolverBuilder();
      for (const file of files.values()) builder.add_raw_font(file);
      compiler.set_fonts(await builder.build());
    },
  };
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** The engine's setting for short diagnostics. */
const shortDiagnostics = 1;

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
