import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pageOf, readDrawing } from "../../../tests/support/engines.ts";
import { sampleCv } from "../../../tests/support/sample-cvs.ts";
import type { TypesetReply, TypesetRequest } from "../../platform/typesetting/typeset-request.ts";
import { renameFont } from "../../platform/typesetting/rename-font.ts";
import { templates, type TemplateName } from "../document/cv-look.ts";
import { fontFamilyNames } from "../fonts/font-families.ts";
import { createDrawingReader } from "./svg-frame-reader.ts";
import type { RenderReply } from "./render-process.ts";

/** A machine with fonts of all our families' names, in other weights and with other letters. */
function hostileMachine(): NodeJS.ProcessEnv {
  const home = mkdtempSync(join(tmpdir(), "fonts-"));
  const folder = join(home, ".local/share/fonts");
  mkdirSync(folder, { recursive: true });
  const styles = ["400Regular", "400Regular_Italic", "500Medium", "600SemiBold", "700Bold"];
  for (const style of styles) {
    const font = readFileSync(`node_modules/@expo-google-fonts/figtree/${style}/Figtree_${style}.ttf`);
    const other = readFileSync(`node_modules/@expo-google-fonts/lato/700Bold/Lato_700Bold.ttf`);
    for (const name of fontFamilyNames)
      writeFileSync(
        join(folder, `${name}_${style}.ttf`),
        renameFont(name === "Figtree" ? other : font, name),
      );
  }
  const config = join(home, "fonts.conf");
  writeFileSync(config, `<?xml version="1.0"?><fontconfig><dir>${folder}</dir></fontconfig>`);
  return { HOME: home, XDG_DATA_HOME: join(home, ".local/share"), FONTCONFIG_FILE: config };
}

const bare = mkdtempSync(join(tmpdir(), "no-fonts-"));
writeFileSync(join(bare, "fonts.conf"), `<?xml version="1.0"?><fontconfig></fontconfig>`);
const machines = [{ HOME: bare, FONTCONFIG_FILE: join(bare, "fonts.conf") }, hostileMachine()];

const renderProcess = new URL("render-process.ts", import.meta.url);
const typesetProcess = new URL("../../platform/typesetting/typeset-process.server.ts", import.meta.url);

/** Starts a process as the site does, on a machine with certain fonts. */
function start(file: URL, env: NodeJS.ProcessEnv) {
  const child = fork(file, { execArgv: [], env, serialization: "advanced" });
  return {
    next: async <T>(): Promise<T> => ((await once(child, "message")) as [T])[0],
    send: (message: object) => void child.send(message),
    end: () => void child.kill("SIGKILL"),
  };
}

test("a CV is the same on a machine with other fonts of the same names", async () => {
  const pages = (Object.keys(templates) as TemplateName[]).map((template, index) => {
    const cv = sampleCv(index === 3 ? "layla" : index === 5 ? "yuki" : "amara");
    return pageOf({ ...cv, look: { ...cv.look, template } });
  });
  const drawings = machines.map(async (env) => {
    const process = start(renderProcess, env);
    await process.next();
    const drawn: RenderReply[] = [];
    for (const page of pages) {
      const reply = process.next<RenderReply>();
      process.send({ kind: "pages", page });
      // oxlint-disable-next-line no-await-in-loop -- the process takes one request at a time
      drawn.push({ ...(await reply), megabytes: 0 } as RenderReply);
    }
    process.end();
    return drawn;
  });
  // The order of the letters' shapes in a drawing varies. Readers put them where they are drawn.
  const readers = [createDrawingReader(), createDrawingReader()];
  const [own, hostile] = (await Promise.all(drawings)).map((replies, machine) =>
    replies.map((reply) => {
      const reader = readers[machine];
      if (reply.kind !== "drawn" || !("svg" in reply.drawing) || !reader)
        throw new Error("nothing was drawn");
      return readDrawing(reply.drawing, reader);
    }),
  );
  expect(own).toHaveLength(pages.length);
  for (const [index, drawing] of (own ?? []).entries()) expect(hostile?.[index]).toEqual(drawing);
}, 60_000);

test("a sharing picture is the same on a machine with other fonts of the same names", async () => {
  const request: TypesetRequest = {
    file: join(import.meta.dirname, "../../platform/typesetting/sharing-picture/sharing-picture.typ"),
    inputs: { product: "Foothold", kicker: "Northbeck", title: "Meter Reader · مهندس ภาษา", facts: "[]" },
    as: { kind: "png", width: 1200 },
  };
  const drawings = machines.map(async (env) => {
    const process = start(typesetProcess, env);
    const reply = process.next<TypesetReply>();
    process.send(request);
    const drawn = await reply;
    process.end();
    return drawn.ok ? Buffer.from(drawn.bytes).toString("base64") : drawn.problem;
  });
  const [own, hostile] = await Promise.all(drawings);
  expect(own).toMatch(/^iVBOR/);
  expect(hostile === own).toBe(true);
}, 60_000);
