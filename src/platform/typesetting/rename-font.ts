/** Names of a font that decide its family: its own, that of all its styles, and that of its optical sizes. */
const familyNames = [1, 16, 21];

const windows = { platform: 3, encoding: 1, language: 0x409 };

/**
 * Returns a copy of a TrueType font whose family has another name. All other names stay, so a PDF still names the real
 * font. The typesetter searches the fonts of the machine, too, and by this name it never finds one of them.
 *
 * Source: https://learn.microsoft.com/en-us/typography/opentype/spec/name
 */
export function renameFont(font: Uint8Array, family: string): Uint8Array<ArrayBuffer> {
  const data = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const entry = nameEntry(data);
  const table = writeNames(readNames(data, data.getUint32(entry + 8)), family);
  // The new table goes to the end, as tables begin at multiples of four.
  const start = Math.ceil(font.length / 4) * 4;
  const renamed = new Uint8Array(start + table.length);
  renamed.set(font);
  renamed.set(table, start);
  const view = new DataView(renamed.buffer);
  view.setUint32(entry + 8, start);
  view.setUint32(entry + 12, table.length);
  return renamed;
}

type Name = { platform: number; encoding: number; language: number; id: number; text: Uint8Array };

/** Where the list of tables has the table "name". */
function nameEntry(data: DataView): number {
  const count = data.getUint16(4);
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + index * 16;
    if (data.getUint32(entry) === 0x6e616d65) return entry;
  }
  throw new Error("The font has no names.");
}

function readNames(data: DataView, start: number): Name[] {
  const texts = start + data.getUint16(start + 4);
  return Array.from({ length: data.getUint16(start + 2) }, (_, index) => {
    const record = start + 6 + index * 12;
    const [platform, encoding, language, id, length, offset] = [0, 2, 4, 6, 8, 10].map((at) =>
      data.getUint16(record + at),
    ) as [number, number, number, number, number, number];
    const text = new Uint8Array(data.buffer, data.byteOffset + texts + offset, length);
    return { platform, encoding, language, id, text };
  });
}

function writeNames(old: Name[], family: string): Uint8Array {
  const text = new Uint8Array(family.length * 2);
  for (let at = 0; at < family.length; at += 1)
    new DataView(text.buffer).setUint16(at * 2, family.charCodeAt(at));
  // Records with a language above 0x8000 lean on a list that is not written again.
  const kept = old.filter(({ id, language }) => !familyNames.includes(id) && language < 0x8000);
  const names = [...kept, { ...windows, id: 1, text }].toSorted(
    (a, b) => a.platform - b.platform || a.encoding - b.encoding || a.language - b.language || a.id - b.id,
  );

  const texts = 6 + names.length * 12;
  const table = new Uint8Array(texts + names.reduce((sum, name) => sum + name.text.length, 0));
  const view = new DataView(table.buffer);
  view.setUint16(2, names.length);
  view.setUint16(4, texts);
  let offset = 0;
  for (const [index, name] of names.entries()) {
    const values = [name.platform, name.encoding, name.language, name.id, name.text.length, offset];
    for (const [at, value] of values.entries()) view.setUint16(6 + index * 12 + at * 2, value);
    table.set(name.text, texts + offset);
    offset += name.text.length;
  }
  return table;
}
