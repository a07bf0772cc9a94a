/** One property of a vCard. */
export type CardLine = {
  /** In capitals, without its group: "EMAIL" */
  name: string;
  /** The parts of the value, which semicolons separate. */
  parts: string[];
  /** How preferred the value is: smaller is better. */
  rank: number;
};

/** Reads a property of a vCard: `item1.EMAIL;TYPE=work,pref:ines@tallyho.example`. Returns null for any other line. */
export function readCardLine(line: string): CardLine | null {
  const [, name, written = "", value] =
    /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":;])*)*):([\s\S]*)$/.exec(line) ?? [];
  if (name === undefined || value === undefined) return null;
  const parameters = written.toUpperCase();
  const isPrintable = /;(ENCODING=)?QUOTED-PRINTABLE/.test(parameters);
  const charset = /;CHARSET="?([\w-]+)/.exec(parameters)?.[1];
  const decoded = isPrintable ? decodeQuotedPrintable(value, charset) : value;
  const number = /[;]PREF=(\d{1,3})/.exec(parameters)?.[1];
  const isPreferred = /[;=,"]PREF(?!=)/.test(parameters);
  return {
    name: name.toUpperCase(),
    parts: splitValue(decoded),
    rank: number ? Number(number) : isPreferred ? 0 : 101,
  };
}

/** Splits a value at semicolons that are not escaped, and removes the escapes. */
function splitValue(value: string): string[] {
  const parts = `${value};`.matchAll(/((?:\\[\s\S]|[^\\;])*\\?);/g);
  return Array.from(parts, ([, part = ""]) =>
    part.replaceAll(/\\([\s\S])/g, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign)),
  );
}

function decodeQuotedPrintable(text: string, charset = "utf-8"): string {
  const bytes = Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    "latin1",
  );
  return decoderOf(charset).decode(bytes);
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
