import { strToU8, zlibSync } from "fflate";

/** Writes a small PDF whose pages have these drawing instructions. For tests. */
export function pdfOf(
  pages: readonly string[],
  more: { catalog?: string; trailer?: string; objects?: string[] } = {},
): Uint8Array {
  const kids = pages.map((_, at) => `${10 + at * 2} 0 R`).join(" ");
  const objects = [
    `1 0 obj << /Type /Catalog /Pages 2 0 R ${more.catalog ?? ""} >> endobj`,
    `2 0 obj << /Type /Pages /Count ${pages.length} /Kids [${kids}] >> endobj`,
    "3 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj",
    ...(more.objects ?? []),
    ...pages.flatMap((content, at) => [
      `${10 + at * 2} 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${11 + at * 2} 0 R /Resources << /Font << /F 3 0 R >> >> >> endobj`,
      `${11 + at * 2} 0 obj << /Length ${content.length} >> stream\n${content}\nendstream endobj`,
    ]),
  ];
  return strToU8(
    `%PDF-1.7\n${objects.join("\n")}\ntrailer << /Root 1 0 R /Size ${10 + pages.length * 2} ${more.trailer ?? ""} >>\nstartxref\n0\n%%EOF\n`,
  );
}

/** A PDF that unpacks to 200 MB, one with a password, or one with a script that runs on opening. */
export function hostilePdf(kind: "bomb" | "encrypted" | "script"): Uint8Array {
  const text = ["BT /F 24 Tf 50 780 Td (Ana Ruiz) Tj ET BT /F 11 Tf 50 740 Td (ana@example.com) Tj ET"];
  if (kind === "script")
    return pdfOf(text, { catalog: "/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>" });
  if (kind === "encrypted") {
    const key = "00".repeat(32);
    return pdfOf(text, {
      objects: [`4 0 obj << /Filter /Standard /V 1 /R 2 /P -60 /O <${key}> /U <${key}> >> endobj`],
      trailer: "/Encrypt 4 0 R /ID [<00> <00>]",
    });
  }
  const packed = zlibSync(new Uint8Array(200_000_000).fill(32), { level: 6 });
  const [head = "", tail = ""] = new TextDecoder("latin1")
    .decode(pdfOf(["HERE"]))
    .split("<< /Length 4 >> stream\nHERE");
  const start = strToU8(`${head}<< /Length ${packed.length} /Filter /FlateDecode >> stream\n`);
  const end = strToU8(tail);
  const bytes = new Uint8Array(start.length + packed.length + end.length);
  bytes.set(start);
  bytes.set(packed, start.length);
  bytes.set(end, start.length + packed.length);
  return bytes;
}
