/** A lexeme as a literal of `tsvector` or `tsquery`, in quotes. */
export function quoteLexeme(lexeme: string): string {
  // Nearly all lexemes have nothing to escape.
  if (!/['\\]/.test(lexeme)) return `'${lexeme}'`;
  return `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
