import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { nextTab } from "../../../ui/next-tab.ts";
import { useEditorView } from "../editor-view.ts";
import { steps, type Step } from "../steps.ts";
import { MoreSections } from "./more-sections.tsx";
import { PersonalStep } from "./personal-step.tsx";
import { RowList } from "./row-list.tsx";
import { SkillsStep } from "./skills-step.tsx";

/** The form: four tabs with Previous and Next, and the further sections below. */
export function CvForm({ generate }: { generate: ReactNode }) {
  const { step, goTo } = useEditorView();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const at = steps.findIndex(({ key }) => key === step);

  function move(event: KeyboardEvent) {
    const next = nextTab(event.key, at, steps.length);
    const there = next === null ? undefined : steps[next];
    if (!there || next === null) return;
    event.preventDefault();
    goTo(there.key);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  function goOn(by: 1 | -1) {
    const there = steps[at + by];
    if (!there) return;
    goTo(there.key);
    // One goes on at the top of the other tab.
    panel.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: "nearest" });
  }

  return (
    <section className="cv-form" aria-label="CV form">
      <div
        className="tabs"
        role="tablist"
        aria-label="Sections of the CV"
        ref={list}
        tabIndex={-1}
        onKeyDown={move}
      >
        {steps.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-controls={`${id}-panel`}
            aria-selected={key === step}
            tabIndex={key === step ? 0 : -1}
            onClick={() => goTo(key)}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        className="cv-step"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${step}`}
        tabIndex={-1}
        ref={panel}
      >
        <StepPanel step={step} />
        <div className="step-foot">
          <Button type="button" disabled={at === 0} onClick={() => goOn(-1)}>
            Previous
          </Button>
          {at === steps.length - 1 ? (
            generate
          ) : (
            <Button type="button" look="primary" onClick={() => goOn(1)}>
              Next
            </Button>
          )}
        </div>
      </div>
      <MoreSections />
    </section>
  );
}

function StepPanel({ step }: { step: Step }) {
  if (step === "personal") return <PersonalStep />;
  if (step === "skills") return <SkillsStep />;
  return <RowList key={step} list={step} heading="h2" />;
}
