import { useState, lazy, Suspense, useRef, type ComponentProps, type KeyboardEvent } from "react";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { parseMonthDate, writeMonthDate } from "../../../text/periods.ts";
import { dateProblem } from "../../sections/date-problem.ts";
import { documentLimits } from "../../document/document-limits.ts";
import type { FieldAddress } from "../../edit/field-address.ts";
import { readField } from "../../edit/set-field.ts";
import { useMissingNote } from "../missing-characters.ts";
import { useCvField, useSessionPart } from "../session/session-context.ts";
import type { FieldSpec } from "../../sections/section.ts";
import { RichField } from "./rich-field.tsx";
import { useLimitNote } from "./use-limit-note.ts";
import { CalendarDays } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { browserEnv } from "../../../platform/browser/browser-env.ts";

type CvFieldProps = Omit<FieldSpec, "field" | "half" | "more"> & { address: FieldAddress };

/** A field for one text of the CV. Each field subscribes only to its own text, so typing renders nothing else. */
export function CvField(props: CvFieldProps) {
  const { kind } = props;
  return kind === "paragraphs" || kind === "bullets" ? (
    <RichField {...props} kind={kind} />
  ) : (
    <PlainField {...props} />
  );
}

function PlainField({
  address,
  kind = "line",
  label,
  hint,
  optional,
  placeholder,
  autoComplete,
}: CvFieldProps) {
  const [text, write] = useCvField(address);
  // A date is not reported as wrong while it is being typed. A wrong one stays reported until it is fixed.
  const [isFinished, setIsFinished] = useState(true);
  const isDate = kind === "start" || kind === "end" || kind === "date";
  const start = useSessionPart(({ document }) =>
    kind === "end" ? readField(document, startOf(address)) : "",
  );
  const isOpen = useSessionPart(
    ({ document }) =>
      kind === "end" && address === `experience/${document.sections.experience[0]?.id ?? ""}/endDate`,
  );
  const ask =
    isOpen && text.trim() === "" && parseMonthDate(start) !== null
      ? "Still there? Write Present."
      : undefined;
  const problem = isDate ? dateProblem(text, kind, start) : null;
  const reading = isDate ? dateReading(text) : null;
  const limitNote = useLimitNote(text);
  const missingNote = useMissingNote(address);
  const common = {
    value: text,
    maxLength: documentLimits.field,
    placeholder,
    autoComplete: autoComplete ?? "off",
    "data-address": address,
  };
  return (
    <Field
      label={label}
      optional={optional}
      hint={limitNote ?? (problem && isFinished ? undefined : (reading ?? ask ?? hint))}
      error={(isFinished ? problem : null) ?? missingNote ?? undefined}
    >
      {(control) =>
        kind === "lines" ? (
          <Textarea {...control} {...common} rows={5} onChange={(event) => write(event.target.value)} />
        ) : isDate ? (
          <DateInput
            {...control}
            {...common}
            label={label}
            isEnd={kind === "end"}
            start={start}
            onWrite={write}
            onFocus={() => setIsFinished(problem !== null)}
            onBlur={() => setIsFinished(true)}
            onChange={(event) => write(event.target.value)}
          />
        ) : (
          <Input
            {...control}
            {...common}
            type={kind === "email" || kind === "tel" ? kind : "text"}
            inputMode={kind === "url" ? "url" : undefined}
            onChange={(event) => write(event.target.value)}
          />
        )
      }
    </Field>
  );
}

/** Returns the address of the start that belongs to an end. */
function startOf(end: FieldAddress): FieldAddress {
  return end.replace(/\/endDate$/, "/startDate") as FieldAddress;
}

/**
 * Says how a typed date is understood, or returns null if it is written as the form does, or is no date.
 *
 * @example
 * dateReading("Mär 2019") // "Read as 03/2019."
 */
export function dateReading(text: string): string | null {
  const date = parseMonthDate(text);
  const written = date && writeMonthDate(date);
  return written === null || written.toLowerCase() === text.trim().toLowerCase()
    ? null
    : `Read as ${written}.`;
}

type FieldGroupProps = {
  fields: readonly FieldSpec[];
  addressOf: (field: string) => FieldAddress;
};

/** A column of fields. Half-width fields share a line if there is space. */
export function FieldGroup({ fields, addressOf }: FieldGroupProps) {
  return (
    <div className="cv-fields">
      {fields.map(({ field, half, ...spec }) => (
        <div key={field} className={half ? "half" : undefined}>
          <CvField {...spec} address={addressOf(field)} />
        </div>
      ))}
    </div>
  );
}

type DateInputProps = Omit<ComponentProps<typeof Input>, "value"> & {
  label: string;
  value: string;
  isEnd: boolean;
  /** The typed start that belongs to an end. */
  start: string;
  onWrite: (text: string) => void;
};

const loadMonthPicker = () => import("./month-picker.tsx");

const MonthPicker = lazy(async () => ({ default: (await loadMonthPicker()).MonthPicker }));

/** A typed date, and a button that opens a list of months below it. */
function DateInput({ label, value, isEnd, start, onWrite, ...input }: DateInputProps) {
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
      () =>
        showToast({
          tone: "bad",
          title: "Could not load this",
          message: "Check your connection and try again.",
        }),
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
