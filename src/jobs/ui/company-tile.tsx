import { Tile } from "../../ui/tile.tsx";
import { companyNotStated } from "../posting.ts";

/** The monogram of a company; a dash where the advert does not state one. */
export function CompanyTile({ company }: { company: string }) {
  return <Tile name={company === companyNotStated ? "" : company} />;
}
