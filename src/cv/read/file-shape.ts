/** How a file is made, as far as it decides how well other programs read it. */
export type FileShape = {
  /** Text of different columns is next to each other. */
  hasColumns: boolean;
  hasTables: boolean;
  hasTextBoxes: boolean;
  hasPictures: boolean;
  /** Text of page headers and footers. */
  edgeText: string[];
  /** Words whose letters are set apart by spaces: "S K I L L S". */
  spacedText: string | null;
};

export const defaultShape: FileShape = {
  hasColumns: false,
  hasTables: false,
  hasTextBoxes: false,
  hasPictures: false,
  edgeText: [],
  spacedText: null,
};
