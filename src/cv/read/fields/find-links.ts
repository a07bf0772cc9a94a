const withScheme = /https?:\/\/[^\s|<>"')\]，、]+/giu;
const domains =
  "com|org|net|edu|gov|io|dev|me|de|at|ch|fr|es|it|pt|pl|nl|be|gr|ua|uk|co|eu|info|app|ai|xyz|tech|design|page|site|online|jp|cn|il|jo|sa|ae|eg|us|ca|br|mx|ar|tv|blog|cloud|inc|example|test|li|in|so|gg|sh";
const bare = new RegExp(
  String.raw`(?<![@\p{L}\p{N}./-])(?:www\.)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62}[\p{L}\p{N}])?\.){1,8}(?:${domains})(?:/[^\s|<>"')\]，、]*)?(?![\p{L}\p{N}@.-]{0,64}@|\p{L})`,
  "giu",
);

/** Finds addresses of pages. A bare word with a dot is one only with a path, "www." or a name of two parts. */
export function findLinks(text: string): string[] {
  const found: string[] = [];
  const rest = text.replaceAll(withScheme, (link) => {
    found.push(trim(link));
    return " ".repeat(link.length);
  });
  for (const [link] of rest.matchAll(bare)) {
    // "Node.js" has no such ending; "ASP.net" and "Socket.io" are products, written with a capital letter.
    if (/^\p{Lu}[\p{L}]*\.(?:net|io|js|ai|co)$/u.test(link)) continue;
    // "M.Tech" is a degree.
    if (/^\p{Lu}{1,2}\.\p{L}+$/u.test(link)) continue;
    found.push(trim(link));
  }
  return found;
}

const trim = (link: string): string => link.replace(/[.,;:。]+$/u, "");
