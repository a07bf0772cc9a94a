/** Quotes a lexeme for `tsvector` or `tsquery`. */
export function quoteLexeme(lexeme: string): string {
  // Nearly all lexemes have nothing to escape.
  if (!/['\\]/.test(lexeme)) return `'${lexeme}'`;
  return `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
