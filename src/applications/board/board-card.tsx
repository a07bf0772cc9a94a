import { ChartNoAxesColumn, CircleAlert, CornerDownRight, CalendarCheck, Ellipsis } from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { Stage } from "../stage.ts";
import { TimeZoneField } from "../../ui/time-zone-field.tsx";
import { endOfColumn, moveByOne, type CardMove, type Direction } from "./board-moves.ts";
import type { ApplicationCard, BoardColumn, NextThing } from "./application-card.ts";
import { dragCard } from "./drag-card.ts";

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
export function BoardCard({ card, stage, columns, onMove }: BoardCardProps) {
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
