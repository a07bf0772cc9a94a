const words = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Writes a small number as an English word: "eight", "13". */
export function numberWord(number: number): string {
  return words[number] ?? number.toLocaleString("en-GB");
}
