import { Tile } from "../../ui/tile.tsx";
import { companyNotStated } from "../posting.ts";

/** The monogram of a company; a sign where the advert does not state one. */
export function CompanyTile({ company, size }: { company: string; size?: "lg" }) {
  return <Tile name={company === companyNotStated ? "" : company} size={size} />;
}
