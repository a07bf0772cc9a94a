import { lazy, Suspense, use, useEffect, useRef, useState, type ComponentProps } from "react";
import { Button } from "../../ui/button.tsx";
import { ModelContext } from "./model-context.ts";
import type { ModelPanel } from "./model-panel.tsx";

/** If the module does not load, for example offline, there is no panel. */
const LazyPanel = lazy(() =>
  import("./model-panel.tsx").then(
    (module) => ({ default: module.ModelPanel }),
    () => ({ default: () => null }),
  ),
);

type AskModelProps = Omit<ComponentProps<typeof ModelPanel>, "model" | "onClose"> & {
  /** The label of the button. */
  button: string;
  look?: "secondary" | "quiet";
};

/** A button that opens the panel of the language model in its place, and has the focus again when that is closed. */
export function AskModel({ button, look = "quiet", ...panel }: AskModelProps) {
  const model = use(ModelContext);
  const [isOpen, setIsOpen] = useState<boolean | "closed-again">(false);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isOpen === "closed-again") place.current?.querySelector("button")?.focus();
  }, [isOpen]);
  if (!model) return null;
  if (isOpen === true)
    return (
      <Suspense>
        <LazyPanel {...panel} model={model} onClose={() => setIsOpen("closed-again")} />
      </Suspense>
    );
  return (
    <span ref={place}>
      <Button look={look} size="sm" onClick={() => setIsOpen(true)}>
        {button}
      </Button>
    </span>
  );
}
