import { useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { readSearchAddress, searchPath } from "../search/query/search-address.ts";
import { changed, type SearchQuery } from "../search/query/search-query.ts";

type TypedText = Pick<SearchQuery, "keywords" | "location">;

/**
 * Returns the state of the search page: the search in its address, the search that is loading, and the text of the two
 * fields.
 *
 * `shown` is the search requested last. Controls show it, so that they respond at once.
 */
export function useSearch(query: SearchQuery) {
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const isPending = next?.pathname === "/jobs" && searchPath(readNext(next.search)) !== searchPath(query);
  const shown = isPending ? readNext(next.search) : query;
  const [typed, type] = useTypedText(query);

  /** Searches again with a change and the current text of the fields. */
  const search = (change: Partial<SearchQuery>): void => {
    const words: TypedText = { keywords: typed.keywords.trim(), location: typed.location.trim(), ...change };
    const isSameText = words.keywords === query.keywords && words.location === query.location;
    const resets = isSameText ? {} : { verbatim: false, partial: false, mentions: false };
    const path = searchPath(changed(shown, { ...resets, ...words, ...change }));
    // Updates at once, so that a control shows its new value and a second change builds on the first.
    void navigate(path, { preventScrollReset: true, flushSync: true, replace: path === searchPath(shown) });
  };

  return { shown, isPending, typed, type, search };
}

/**
 * Returns the text of the two fields. It follows the address (back, forward, links), unless the visitor has typed on
 * since the last search.
 */
function useTypedText(query: SearchQuery): [TypedText, (change: Partial<TypedText>) => void] {
  const address: TypedText = { keywords: query.keywords, location: query.location };
  const [state, setState] = useState({ typed: address, address });
  const follow = (name: keyof TypedText): string =>
    followedText(state.typed[name], state.address[name], address[name]);
  if (state.address.keywords !== address.keywords || state.address.location !== address.location) {
    setState({ typed: { keywords: follow("keywords"), location: follow("location") }, address });
  }
  return [
    state.typed,
    (change) => setState((before) => ({ ...before, typed: { ...before.typed, ...change } })),
  ];
}

function readNext(search: string): SearchQuery {
  return readSearchAddress(new URLSearchParams(search)).query;
}

/**
 * Returns the text of a field after the address has changed: the text of the new address, unless the visitor has typed
 * on since the last search. In that case the typed text stays.
 *
 * @param typed the current text of the field
 * @param before the text of the address when the field last followed it
 * @param after the text of the address now
 */
export function followedText(typed: string, before: string, after: string): string {
  const words = typed.trim();
  return words === before || words === after ? after : typed;
}
