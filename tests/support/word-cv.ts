import { Document, Packer, Paragraph, TextRun } from "docx";
import type { Page } from "playwright-core";

/** A Word CV of a newcomer, as people write them. */
export async function wordCv(): Promise<Buffer> {
  const line = (text: string) => new Paragraph({ children: [new TextRun(text)] });
  const heading = (text: string) => new Paragraph({ text, heading: "Heading1" });
  const item = (text: string) => new Paragraph({ children: [new TextRun(text)], bullet: { level: 0 } });
  const document = new Document({
    sections: [
      {
        children: [
          new Paragraph({ text: "Amara Osei", heading: "Title" }),
          line("Data Analyst"),
          line("amara@example.com | +1 303 555 0142 | Denver, CO"),
          heading("Experience"),
          line("Data Analyst, Front Range Transit, 03/2021 – Present"),
          item("Cut late departures by 11%"),
          heading("Education"),
          line("BSc Statistics, University of Colorado, 2015 – 2019"),
          heading("Skills"),
          line("SQL, Python, dbt"),
          heading("Driving"),
          line("Clean licence for cars and vans"),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

/** Drops a file on the page of the import, as from a folder of the machine. */
export async function dropFile(page: Page, name: string, content: Buffer): Promise<void> {
  const data = await page.evaluateHandle(
    ([file, base64]) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
      transfer.items.add(new File([bytes], file));
      return transfer;
    },
    [name, content.toString("base64")] as const,
  );
  await page.locator(".drop-zone").dispatchEvent("drop", { dataTransfer: data });
}
