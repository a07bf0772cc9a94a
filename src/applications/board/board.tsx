import { Plus } from "lucide-react";
import { startTransition, useEffect, useRef, useState } from "react";
import { Link, useSubmit } from "react-router";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { browserTimeZone } from "../../ui/time-zone-field.tsx";
import { trackerPath, type TrackerAddress } from "./board-address.ts";
import { BoardCard } from "./board-card.tsx";
import { moveOnBoard, cardPositionText, type CardMove } from "./board-moves.ts";
import type { BoardColumn } from "./application-card.ts";

type BoardProps = { columns: readonly BoardColumn[]; address: TrackerAddress; cardsMore: number };

/** The columns of a person's applications. Moves are shown immediately and sent to the server one after the other. */
export function Board({ columns: stored, address, cardsMore }: BoardProps) {
  const submit = useSubmit();
  const [unsaved, setUnsaved] = useState<readonly CardMove[]>([]);
  const columns = unsaved.reduce<readonly BoardColumn[]>(moveOnBoard, stored);
  const [announced, setAnnounced] = useState("");
  const board = useRef<HTMLElement>(null);
  const lastSave = useRef(Promise.resolve());
  const focusOn = useRef<CardMove | null>(null);

  // The style sheet opens the board on the first stage with cards. Some browsers do not support this, and slow ones miss it at times.
  useEffect(() => {
    const first = board.current?.querySelector<HTMLElement>(".kcol:has(.kcard)");
    if (!board.current || !first || board.current.scrollLeft !== 0) return;
    const gutter = Number.parseFloat(getComputedStyle(board.current).paddingInlineStart) || 0;
    board.current.scrollLeft = first.offsetLeft - gutter;
  }, []);

  // A card that changes its column becomes another element, so the focus is moved to it.
  useEffect(() => {
    if (!focusOn.current) return;
    const { id, stageId } = focusOn.current;
    const card = board.current?.querySelector(`[data-stage="${stageId}"] > [data-card="${id}"]`);
    if (!card) return;
    focusOn.current = null;
    if (!card.contains(document.activeElement)) card.querySelector<HTMLElement>("a")?.focus();
  });

  function move(one: CardMove) {
    focusOn.current = one;
    setAnnounced(cardPositionText(moveOnBoard(columns, one), one.id));
    setUnsaved((others) => [...others, one]);
    // Two moves sent at the same time could be stored in the wrong order.
    lastSave.current = lastSave.current
      .then(() => save(one))
      // The router shows the stored board in a transition. Before it, the card would jump back and lose the focus.
      .finally(() => startTransition(() => setUnsaved((moves) => moves.filter((other) => other !== one))));
  }

  function save({ id, stageId, before }: CardMove): Promise<void> {
    return submit(
      { intent: "move", id, stage: stageId, before: before ?? "", at: "once", timeZone: browserTimeZone() },
      { method: "post", action: "/applications", navigate: false, fetcherKey: "board-move" },
    );
  }

  return (
    <>
      <output className="sr">{announced}</output>
      <section
        className="kanban"
        data-board
        ref={board}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, so the keyboard must reach it
        tabIndex={0}
        aria-label="Applications by stage"
        style={{ "--columns": columns.length } as React.CSSProperties}
      >
        {columns.map((column) => (
          <section className="kcol" key={column.id} aria-labelledby={`stage-${column.id}`}>
            <div className="kcol-head">
              <h2 id={`stage-${column.id}`}>{column.name}</h2>
              <span className="n">{column.count}</span>
              <ButtonLink
                look="quiet"
                size="sm"
                className="btn-icon"
                to={`/applications/add?stage=${column.id}`}
                aria-label={`Add to ${column.name}`}
              >
                <Icon of={Plus} size="sm" />
              </ButtonLink>
            </div>
            <ul className="kcards" data-stage={column.id}>
              {column.cards.map((card) => (
                <BoardCard key={card.id} card={card} stage={column} columns={columns} onMove={move} />
              ))}
            </ul>
            {column.count > column.cards.length && (
              <Link
                className="kmore"
                preventScrollReset
                to={trackerPath({
                  ...address,
                  more: { stageId: column.id, cards: column.cards.length + cardsMore },
                })}
              >
                Show {Math.min(cardsMore, column.count - column.cards.length)} more
                <span className="sr"> in {column.name}</span>
              </Link>
            )}
          </section>
        ))}
      </section>
    </>
  );
}
