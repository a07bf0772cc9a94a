import type { FileRefusal } from "../refusals.ts";

export type Format = "pdf" | "docx" | "odt" | "rtf" | "html" | "markdown" | "text";

/** Detects the format from the first bytes, never from the name, which only tells Markdown from plain text. */
export function detectFormat(
  bytes: Uint8Array,
  name: string,
): { ok: true; format: Format } | { ok: false; reason: FileRefusal } {
  // One character for each byte; decoders named latin1 change some of them.
  const start = String.fromCharCode(...bytes.subarray(0, 4_096));
  const refuse = (reason: FileRefusal) => ({ ok: false as const, reason });
  const format = (one: Format) => ({ ok: true as const, format: one });
  if (bytes.length === 0) return refuse("empty");
  if (start.slice(0, 1_024).includes("%PDF-")) return format("pdf");
  if (start.startsWith("PK")) return zipFormat(bytes);
  if (start.startsWith("{\\rtf")) return format("rtf");
  if (start.startsWith("\u00D0\u00CF\u0011\u00E0")) {
    // Old Word files, and Word files with a password, are in the same container.
    const text = new TextDecoder("utf-16le").decode(bytes.subarray(0, 200_000 - (bytes.length % 2)));
    return refuse(text.includes("EncryptedPackage") ? "encrypted" : "old-word");
  }
  if (/^(?:MZ|\u007FELF|\u00CF\u00FA\u00ED\u00FE|\u00FE\u00ED\u00FA|#!)/.test(start))
    return refuse("program");
  if (/^(?:\u0089PNG|\u00FF\u00D8\u00FF|GIF8|RIFF|II\*\0|MM\0\*|BM)/.test(start)) return refuse("picture");
  if (start.startsWith("\u00FF\u00FE") || start.startsWith("\u00FE\u00FF")) return format("text");
  if (start.includes("\0")) return refuse("unknown");
  if (/^\s*(?:<!doctype html|<html|<head|<body|<div|<h1|<section|<main|<article|<p[ >])/i.test(start))
    return format("html");
  if (/^\s*<\?xml|^\s*<!DOCTYPE/i.test(start))
    return /<html/i.test(start) ? format("html") : refuse(/<!ENTITY/i.test(start) ? "entities" : "unknown");
  const isMarkdown = /\.(?:md|markdown)$/i.test(name) || /^#{1,3} \S.*\n[\s\S]*^#{1,3} \S/m.test(start);
  return format(isMarkdown ? "markdown" : "text");
}

function zipFormat(bytes: Uint8Array): { ok: true; format: Format } | { ok: false; reason: FileRefusal } {
  // The names of the parts are in the list at the end of the file.
  const text = new TextDecoder("latin1").decode(
    bytes.length > 400_000 ? bytes.subarray(bytes.length - 200_000) : bytes,
  );
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 4_096));
  if (text.includes("word/document.xml")) return { ok: true, format: "docx" };
  if (head.includes("opendocument.text") || text.includes("content.xml")) return { ok: true, format: "odt" };
  return { ok: false, reason: text.includes("PK\u0005\u0006") ? "unknown" : "broken" };
}
