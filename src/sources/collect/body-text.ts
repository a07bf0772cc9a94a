/**
 * Decodes a body. The encoding is the one in the Content-Type, else the one in its own first lines (`<?xml
 * encoding="…"?>`, `<meta charset="…">`), else UTF-8.
 */
export function bodyText(body: Uint8Array, contentType: string | null): string {
  const stated = /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType ?? "")?.[1];
  return decoderOf(stated ?? encodingInside(body) ?? "utf-8").decode(body);
}

function encodingInside(body: Uint8Array): string | undefined {
  const beginning = new TextDecoder("latin1").decode(body.subarray(0, 1024));
  return (
    /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)/i.exec(beginning)?.[1] ??
    /<meta[^>]*\bcharset\s*=\s*["']?([\w.:-]+)/i.exec(beginning)?.[1]
  );
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    // The encoding is unknown. Nearly everything is UTF-8 anyway.
    return new TextDecoder();
  }
}
