import { useState, type DragEvent } from "react";

export type RowDrag = {
  /** Of the element that one takes hold of. */
  grip: { draggable: true; onDragStart: (event: DragEvent) => void; onDragEnd: () => void };
  /** Of the row. */
  row: {
    "data-over": true | undefined;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: () => void;
    onDrop: (event: DragEvent) => void;
  };
};

/** The row under way, in whichever list: a page has one pointer. */
let dragged: { list: string; id: string } | null = null;

/** Moving a row with the pointer; the buttons do the same without one. `onDropped` gets the row that was let go here. */
export function useRowDrag(list: string, id: string, onDropped: (id: string) => void): RowDrag {
  const [isOver, setIsOver] = useState(false);
  const comes = (): boolean => dragged !== null && dragged.list === list && dragged.id !== id;
  return {
    grip: {
      draggable: true,
      onDragStart(event) {
        dragged = { list, id };
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", "");
        const row = event.currentTarget.closest("[data-row]");
        if (row) event.dataTransfer.setDragImage(row, 20, 20);
      },
      onDragEnd() {
        dragged = null;
      },
    },
    row: {
      "data-over": isOver || undefined,
      onDragOver(event) {
        if (!comes()) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop(event) {
        setIsOver(false);
        if (!comes() || !dragged) return;
        event.preventDefault();
        onDropped(dragged.id);
      },
    },
  };
}
