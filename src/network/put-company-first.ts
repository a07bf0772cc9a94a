import { foldText } from "../text/fold-text.ts";

/** Lists what belongs to a company first, and otherwise keeps the order. */
export function putCompanyFirst<Item extends { company: string }>(
  items: readonly Item[],
  company: string,
): Item[] {
  const asked = foldText(company);
  const isOfCompany = (item: Item) => asked !== "" && foldText(item.company) === asked;
  return [...items.filter((item) => isOfCompany(item)), ...items.filter((item) => !isOfCompany(item))];
}
