import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { Resvg } from "@resvg/resvg-js";
import { renameFont } from "./rename-font.ts";
import type { TypesetReply, TypesetRequest } from "./typeset-request.ts";

/** The fonts of documents and pictures of the site: the name that Typst files use, and the package. */
const fontPackages = {
  "Foothold Sans": "instrument-sans",
  "Foothold Serif": "source-serif-4",
  "Foothold World": "noto-sans",
  "Foothold Hebrew": "noto-sans-hebrew",
  "Foothold Japanese": "noto-sans-jp",
  "Foothold Arabic": "vazirmatn",
};

// The site ends this process. Ignoring these signals lets a document in progress finish when a terminal signals all
// processes.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
process.on("disconnect", () => process.exit(0));

const fontBlobs = Object.entries(fontPackages).flatMap(([family, name]) => {
  const folder = dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}/package.json`)));
  return globSync("{400Regular,400Regular_Italic,500Medium,600SemiBold}/*.ttf", { cwd: folder }).map((file) =>
    Buffer.from(renameFont(readFileSync(join(folder, file)), family).buffer),
  );
});
const compilers = new Map<string, NodeCompiler>();

process.on("message", (request: TypesetRequest) => {
  let reply: TypesetReply;
  try {
    reply = { ok: true, bytes: typeset(request) };
  } catch (error) {
    reply = { ok: false, problem: String(error).slice(0, 2_000) };
  }
  process.send?.(reply);
});

function typeset({ file, inputs, as }: TypesetRequest): Uint8Array {
  const workspace = dirname(file);
  const compiler = compilers.get(workspace) ?? NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });
  compilers.set(workspace, compiler);
  const { result, takeError } = compile(compiler, file, inputs);
  if (!result) throw new Error(JSON.stringify(takeError()));
  try {
    if (as.kind === "pdf")
      return compiler.pdf(result, { pdfStandard: "ua-1", creationTimestamp: Date.parse(as.date) / 1000 });
    return new Resvg(compiler.plainSvg(result), { fitTo: { mode: "width", value: as.width } })
      .render()
      .asPng();
  } finally {
    compiler.evictCache(10);
  }
}

function compile(compiler: NodeCompiler, file: string, inputs: Record<string, string>) {
  const compiled = compiler.compile({ mainFilePath: file, inputs });
  return { result: compiled.result, takeError: () => compiled.takeError()?.shortDiagnostics };
}
