import type { CvPage } from "../../view-model/cv-page.ts";

/**
 * The core properties: title, author, subject and language. They have no times and no name of a program or computer,
 * and docx cannot write a language.
 */
export function coreProperties({ title, name, headline, language, region }: CvPage): string {
  const elements = [
    element("dc:title", title),
    element("dc:subject", headline?.text ?? ""),
    element("dc:creator", name?.text ?? ""),
    element("cp:lastModifiedBy", name?.text ?? ""),
    element("dc:language", region === null ? language : `${language}-${region}`),
  ];
  const spaces =
    'xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties ${spaces}>${elements.join("")}</cp:coreProperties>`;
}

function element(name: string, text: string): string {
  if (text === "") return "";
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return `<${name}>${escaped}</${name}>`;
}
