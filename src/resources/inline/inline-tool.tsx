import { useState, useTransition, type ReactNode, type SubmitEvent } from "react";
import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { type CheckedDates, maxDateText } from "./check-dates.ts";
import type { InlineToolName } from "./inline-tools.ts";
import type { PayConversion, ToolAnswers } from "./tool-answers.ts";

/** Compares the fields "text" and "advert" in this browser, and returns the answer to show. */
export type CompareKeywords = (form: FormData) => Promise<ReactNode>;

type InlineToolProps = { name: InlineToolName; answers: ToolAnswers; compare: CompareKeywords };

/** A small tool within a guide. */
export function InlineTool({ name, answers, compare }: InlineToolProps) {
  return (
    <section className="guide-inline" id="try" aria-labelledby="try-heading">
      {name === "date-check" && <CheckDates answer={answers.dates} />}
      {name === "keyword-comparison" && <KeywordComparison compare={compare} />}
      {name === "pay-conversion" && <ConvertPay answer={answers.pay} />}
    </section>
  );
}

function CheckDates({ answer }: { answer: CheckedDates | null }) {
  return (
    <>
      <h2 id="try-heading">Try it: are your dates written one way?</h2>
      <Form method="post" action="#try" preventScrollReset>
        <input type="hidden" name="intent" value="dates" />
        <TextareaField
          label="The lines of your CV that have dates"
          hint="They are checked once and not stored."
          name="dates"
          rows={5}
          maxLength={maxDateText}
          defaultValue={answer?.typed}
        />
        <Button look="secondary">Check dates</Button>
      </Form>
      <output>{answer && <DateAnswer answer={answer} />}</output>
    </>
  );
}

function DateAnswer({ answer: { dates, styles, endsFirst } }: { answer: CheckedDates }) {
  if (dates === 0)
    return <p>We found no date with a year. Write at least the year, better month and year.</p>;
  return (
    <>
      <p>
        {styles.length === 1
          ? `All ${dates} dates are written one way. Keep it like that.`
          : `Your ${dates} dates are written in ${styles.length} ways. Choose one and use it everywhere.`}
      </p>
      <ul>
        {styles.map(({ name, found }) => (
          <li key={name}>
            {name}: {found.slice(0, 8).join(", ")}
          </li>
        ))}
        {endsFirst.map((line) => (
          <li key={line}>This line ends before it begins: {line}</li>
        ))}
      </ul>
    </>
  );
}

/** Characters that are compared: more than most CVs and adverts have. */
const maxText = 20_000;
const notLoaded = (
  <p>
    The comparison could not be loaded. Once you are online, “Compare” opens the ATS Scanner with both texts.
  </p>
);

/** Compares both texts in this browser. Without JavaScript, or if the comparison does not load, the scanner answers. */
function KeywordComparison({ compare }: { compare: CompareKeywords }) {
  const isHere = useHydrated();
  const [answer, setAnswer] = useState<ReactNode>(null);
  // Browsers do not load a script again that failed to load.
  const [hasFailed, setHasFailed] = useState(false);
  const [isComparing, startComparing] = useTransition();

  function show(event: SubmitEvent<HTMLFormElement>): void {
    if (hasFailed) return;
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    startComparing(async () => {
      try {
        setAnswer(await compare(form));
      } catch {
        setAnswer(notLoaded);
        setHasFailed(true);
      }
    });
  }

  return (
    <>
      <h2 id="try-heading">Try it: compare your words with an advert</h2>
      <form method="post" action="/tools/ats-scanner" encType="multipart/form-data" onSubmit={show}>
        <TextareaField label="Your CV as text" name="text" rows={4} maxLength={maxText} required />
        <TextareaField label="The text of the advert" name="advert" rows={4} maxLength={maxText} required />
        <Button look="secondary" busy={isComparing}>
          {isComparing ? "Comparing..." : "Compare"}
        </Button>
      </form>
      <output>{answer}</output>
      <p className="meta">
        {isHere && !hasFailed ? (
          <>
            Compared in this browser: nothing is sent. The <Link to="/tools/ats-scanner">ATS Scanner</Link>{" "}
            reads files, too.
          </>
        ) : (
          "The ATS Scanner shows the result. It reads both texts in memory and stores nothing."
        )}
      </p>
    </>
  );
}

const periods = ["hour", "day", "week", "month", "year"];

function ConvertPay({ answer }: { answer: PayConversion | null }) {
  return (
    <>
      <h2 id="try-heading">Try it: what is the offer in a year, or in an hour?</h2>
      <Form method="post" action="#try" preventScrollReset className="form-row">
        <input type="hidden" name="intent" value="pay" />
        <InputField
          label="Pay"
          error={answer && !answer.pay ? "Write the amount in figures, for example 52000." : undefined}
          name="amount"
          inputMode="decimal"
          required
          defaultValue={answer?.typed}
        />
        <SelectField
          label="For each"
          name="period"
          defaultValue={answer?.period ?? "month"}
          options={periods.map((period) => [period, period])}
        />
        <Button look="secondary">Convert</Button>
      </Form>
      <output>{answer?.pay && <PayAnswer pay={answer.pay} />}</output>
      <p className="meta">
        The <Link to="/tools/salary-calculator">salary calculator</Link> also takes other hours, estimates
        take-home pay in some countries and compares two offers. Nothing that you type is stored.
      </p>
    </>
  );
}

function PayAnswer({ pay }: { pay: Record<string, number> }) {
  return (
    <>
      <p>Before tax, with 40 hours in 5 days a week, and 52 paid weeks a year:</p>
      <ul>
        {periods.map((period) => (
          <li key={period}>
            {(pay[period] ?? 0).toLocaleString("en-GB", { maximumFractionDigits: 2 })} each {period}
          </li>
        ))}
      </ul>
    </>
  );
}
