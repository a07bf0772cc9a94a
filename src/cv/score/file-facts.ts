/** Facts of a file that decide how well programs read it. */
export type FileFacts = {
  /** Bytes. */
  size: number;
  /** Whether text of different columns is next to each other. */
  hasColumns: boolean;
  hasTables: boolean;
  hasTextBoxes: boolean;
  hasPictures: boolean;
  /** Text of page headers and footers. */
  edgeText: string[];
  /** A line whose letters are set apart by spaces: "E X P E R I E N C E". */
  spacedText: string | null;
  /** The share of the letters that no field took, from 0 to 1. */
  unplacedShare: number;
};
