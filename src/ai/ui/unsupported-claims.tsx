import { Notice } from "../../ui/notice.tsx";
import type { UnsupportedClaim } from "../model-request.ts";

const places: readonly [UnsupportedClaim["foundIn"], string][] = [
  ["nowhere", "Not in your texts"],
  ["context", "Only in the advert or the question, not in your texts"],
  ["elsewhere", "Elsewhere in your texts, not in this line"],
];

type UnsupportedClaimsProps = {
  loose: readonly UnsupportedClaim[];
  /** What to do about them. */
  advice?: string;
};

/** The figures, names and skills of an answer that the person's texts do not support. */
export function UnsupportedClaims({ loose, advice = "Use it only if it is true." }: UnsupportedClaimsProps) {
  if (loose.length === 0) return null;
  const listed = (place: UnsupportedClaim["foundIn"]) =>
    loose.filter(({ foundIn }) => foundIn === place).map(({ words }) => `“${words}”`);
  return (
    <Notice tone="warn" announce="politely">
      {places.map(
        ([place, label]) =>
          listed(place).length > 0 && (
            <p key={place}>
              <strong>{label}:</strong> {listed(place).join(", ")}
            </p>
          ),
      )}
      <p>{advice}</p>
    </Notice>
  );
}
