import { Icon } from "../../../ui/icon.tsx";
import { fieldAt } from "../../edit/field-at.ts";
import type { ScoreFinding } from "../../score/score-cv.ts";
import { levelLooks } from "../../score/ui/level-look.ts";
import { shortened } from "../../score/ui/shortened.ts";
import { useEditorView } from "../editor-view.ts";
import { useCvSession } from "../session/session-context.ts";

const maxPlaces = 3;

/** A finding with links to the fields that it is about. */
export function ScoreFindingRow({ finding }: { finding: ScoreFinding }) {
  const session = useCvSession();
  const { showField } = useEditorView();
  const { icon, tone } = levelLooks[finding.level];
  const { document } = session.read();
  const places = finding.places.flatMap(({ pointer, quote }) => {
    const address = fieldAt(document, pointer);
    return address ? [{ address, quote }] : [];
  });
  return (
    <div className="finding" data-tone={tone}>
      <Icon of={icon} />
      <h3>{finding.title}</h3>
      <span className="finding-points">
        +{finding.points}
        <span className="sr"> points</span>
      </span>
      <p>{finding.detail}</p>
      <ul className="finding-places">
        {places.slice(0, maxPlaces).map(({ address, quote }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same words can be in a field twice
          <li key={`${address} ${index}`}>
            <button type="button" className="link" onClick={() => showField(address)}>
              {quote ? `“${shortened(quote)}”` : "Show the field"}
              <span className="sr">: {finding.title}</span>
            </button>
          </li>
        ))}
        {places.length > maxPlaces && <li>and {places.length - maxPlaces} more</li>}
      </ul>
    </div>
  );
}
