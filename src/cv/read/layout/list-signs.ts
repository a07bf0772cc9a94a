/** The sign of a list item before its text. */
export const listSign =
  /^\s*(?:[•▪▫◦‣⁃∙●○■□◆◇➢➤►▸✓✔❖»–—*·-]\s*(?=\S)(?!\d{3})|o\s+(?=\S)|\(?\d{1,2}[.)]\s+)/u;
export const onlyListSign = /^[•▪▫◦‣⁃∙●○■□◆◇➢➤►▸✓✔❖»–—*·o-]$/u;
