import { CalendarDays } from "lucide-react";
import { lazy, Suspense, useRef, useState, type ComponentProps, type KeyboardEvent } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { Input } from "../../../ui/input.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { browserEnv } from "../../../platform/browser/browser-env.ts";

const loadMonthPicker = () => import("./month-picker.tsx");
const MonthPicker = lazy(async () => ({ default: (await loadMonthPicker()).MonthPicker }));

type DateInputProps = Omit<ComponentProps<typeof Input>, "value"> & {
  label: string;
  value: string;
  isEnd: boolean;
  /** The typed start that belongs to an end. */
  start: string;
  onWrite: (text: string) => void;
};

/** A typed date, and a button that opens a list of months below it. */
export function DateInput({ label, value, isEnd, start, onWrite, ...input }: DateInputProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const year = /(?:19|20|21)\d\d/.exec(start)?.[0] ?? browserEnv.now().getFullYear();

  function close(): void {
    setIsOpen(false);
    button.current?.focus();
  }

  function toggle(): void {
    if (isOpen) return setIsOpen(false);
    void loadMonthPicker().then(
      () => setIsOpen(true),
      () => showToast({ tone: "bad", title: "Not now", message: "Try again once you are online." }),
    );
  }

  function closeByKey(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    close();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the list from any of its buttons
    <div className="date-input" onKeyDown={closeByKey}>
      <Input {...input} value={value} type="text" />
      <button
        ref={button}
        type="button"
        className="btn btn-quiet btn-sm btn-icon"
        aria-label={`Choose a month: ${label}`}
        aria-expanded={isOpen}
        title="Choose a month"
        onClick={toggle}
      >
        <Icon of={CalendarDays} size="sm" />
      </button>
      <Suspense>
        {isOpen && (
          <MonthPicker
            text={value}
            year={Number(year)}
            isEnd={isEnd}
            onChoose={(text) => {
              onWrite(text);
              close();
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
