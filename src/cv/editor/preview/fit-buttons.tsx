import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { setLook } from "../../edit/edit-page.ts";
import type { Measures } from "../../render/fit-pages.ts";
import { useCvSession } from "../session/session-context.ts";

const numbers = { 1: "one page", 2: "two pages" } as const;

type Told = { words: string; tone: "good" | "warn"; before: Measures | null };

/** Buttons that fit the CV to fewer pages. They say what was changed, or how many lines are too many. */
export function FitButtons({ pages }: { pages: number }) {
  const session = useCvSession();
  const [busy, setBusy] = useState<1 | 2 | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const wanted = ([2, 1] as const).filter((length) => length < pages);

  async function fit(length: 1 | 2) {
    setBusy(length);
    setTold(null);
    const { look } = session.read().document;
    try {
      const { fitNow } = await import("../gallery/fit-now.ts");
      const { measures, words } = await fitNow(session.read().document, length, numbers[length]);
      if (measures) session.edit("look", (document) => setLook(document, measures));
      setTold({ words, tone: measures ? "good" : "warn", before: measures && look });
    } catch {
      setTold({ words: "The pages cannot be drawn now. Try again in a moment.", tone: "warn", before: null });
    }
    setBusy(null);
  }

  function undo({ size, margins, spacing }: Measures) {
    session.edit("look", (document) => setLook(document, { size, margins, spacing }));
    setTold(null);
  }

  return (
    <>
      {wanted.length > 0 && (
        <div className="cluster">
          {wanted.map((length) => (
            <Button key={length} size="sm" busy={busy === length} onClick={() => void fit(length)}>
              {busy === length ? "Fitting..." : `Fit to ${numbers[length]}`}
            </Button>
          ))}
        </div>
      )}
      {told && (
        <Notice tone={told.tone} announce="politely">
          <p>{told.words}</p>
          <p className="cluster">
            {told.before && (
              <Button size="sm" onClick={() => told.before && undo(told.before)}>
                Undo
              </Button>
            )}
            <Button size="sm" look="quiet" onClick={() => setTold(null)}>
              Dismiss
            </Button>
          </p>
        </Notice>
      )}
    </>
  );
}
