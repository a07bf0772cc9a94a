import { Plus, ChartNoAxesColumn, CircleAlert, CornerDownRight, CalendarCheck, Ellipsis } from "lucide-react";
import { startTransition, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { Link, useSubmit } from "react-router";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { browserTimeZone, TimeZoneField } from "../../ui/time-zone-field.tsx";
import { trackerPath, type TrackerAddress } from "./tracker-address.ts";
import {
  moveOnBoard,
  cardPositionText,
  endOfColumn,
  moveByOne,
  dragCard,
  type CardMove,
  type Direction,
} from "./card-moves.ts";
import type { BoardColumn, ApplicationCard, NextThing } from "./get-board.server.ts";
import { Menu } from "../../ui/menu.tsx";
import type { Stage } from "../application.ts";

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

type BoardCardProps = {
  card: ApplicationCard;
  stage: Stage;
  columns: readonly BoardColumn[];
  onMove: (move: CardMove) => void;
};

const keys: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** A card of the board. It can be dragged, moved with Shift and an arrow key, and moved by its menu. */
function BoardCard({ card, stage, columns, onMove }: BoardCardProps) {
  function press(event: PointerEvent<HTMLElement>) {
    const isFree = !(event.target as Element).closest("button, input, [popover]");
    if (event.button !== 0 || event.pointerType === "touch" || !isFree) return;
    dragCard({
      card: event.currentTarget,
      pointer: { id: event.pointerId, x: event.clientX, y: event.clientY },
      onDropped: (stageId, before) => {
        const column = columns.find(({ id }) => id === stageId);
        if (column) onMove({ id: card.id, stageId, before: before ?? endOfColumn(column) });
      },
    });
  }

  function walk(event: KeyboardEvent) {
    const direction = event.shiftKey ? keys[event.key] : undefined;
    if (!direction) return;
    event.preventDefault();
    event.stopPropagation();
    const move = moveByOne(columns, card.id, direction);
    if (move) onMove(move);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts in addition to its menu
    <li
      className={stage.kind === "closed" ? "kcard is-mute" : "kcard"}
      data-card={card.id}
      onPointerDown={press}
      onKeyDown={walk}
    >
      <div className="kc-top">
        <h3>
          <Link to={`/applications/${card.id}`} draggable={false}>
            {card.title}
          </Link>
        </h3>
        <CardMenu card={card} stage={stage} columns={columns} onMove={onMove} />
      </div>
      <p className="kc-co">
        {card.company}
        {card.place && (
          <>
            <br />
            {card.place}
          </>
        )}
      </p>
      {card.next && <CardNext next={card.next} />}
      <div className="kc-foot">
        <span className="meta">{card.foot}</span>
        {card.cvScore !== null && <AtsBadge score={card.cvScore} />}
      </div>
    </li>
  );
}

const icons = { late: CircleAlert, hot: CalendarCheck, step: CornerDownRight } as const;

export function CardNext({ next }: { next: NextThing }) {
  return (
    <p className={`kc-next ${next.tone}`}>
      <Icon of={icons[next.tone]} size="sm" />
      <span>{next.text}</span>
    </p>
  );
}

/** The ATS score of the CV that was sent. */
function AtsBadge({ score }: { score: number }) {
  const tone = score >= 80 ? "good" : score >= 60 ? "warn" : "bad";
  return (
    <span className={`badge badge-${tone}`} title="The ATS score of the CV you sent">
      <Icon of={ChartNoAxesColumn} size="sm" />
      ATS<span className="sr"> score of the CV you sent</span> {score}
    </span>
  );
}

/** Moves a card without a pointer. It is a form, so it works without JavaScript. */
function CardMenu({ card, stage, columns, onMove }: BoardCardProps) {
  const others = columns.filter(({ id }) => id !== stage.id);
  return (
    <Menu
      button={<Icon of={Ellipsis} size="sm" />}
      buttonLabel={`Move or edit: ${card.title}`}
      buttonClassName="btn btn-quiet btn-sm btn-icon"
    >
      <Link to={`/applications/${card.id}`}>Open and edit</Link>
      <hr />
      <form
        method="post"
        action="/applications"
        onSubmit={(event) => {
          const button = event.nativeEvent.submitter as HTMLButtonElement | null;
          if (button?.name !== "stage") return;
          event.preventDefault();
          event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
          onMove({ id: card.id, stageId: button.value, before: null });
        }}
      >
        <input type="hidden" name="id" value={card.id} />
        <TimeZoneField />
        {others.map(({ id, name }) => (
          <button key={id} name="stage" value={id}>
            Move to {name}
          </button>
        ))}
        <hr />
        <button name="delete" value={card.id}>
          Delete
        </button>
      </form>
    </Menu>
  );
}
