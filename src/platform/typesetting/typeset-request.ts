/** A document of a Typst file, as PDF or as a picture of its first page. */
export type TypesetRequest = {
  /** Absolute path of the Typst file. It may only read files of its own folder. */
  file: string;
  /** Texts that the file reads from `sys.inputs`. */
  inputs: Record<string, string>;
  /**
   * A PDF says that it was made on the ISO day `date`, so the same content always gives the same bytes. A picture is
   * drawn with `width` pixels across.
   */
  as: { kind: "pdf"; date: string } | { kind: "png"; width: number };
};

export type TypesetReply = { ok: true; bytes: Uint8Array } | { ok: false; problem: string };
