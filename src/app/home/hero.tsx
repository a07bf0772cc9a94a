import { FileText, MapPin, Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Input } from "../../ui/input.tsx";

const steps = [
  { name: "Found", what: "One listing, its sources and dates", className: "done" },
  { name: "Matched", what: "A CV written for it", className: "done" },
  { name: "Applied", what: "On the employer’s own page", className: "done" },
  { name: "Interview", what: "You ask questions, too", className: "now" },
  { name: "Offer", what: null, className: "next" },
] as const;

export function Hero({ productName }: { productName: string }) {
  return (
    <section className="hero">
      <div>
        <h1>
          A <em>steadier</em> way to find&nbsp;work
        </h1>
        <p className="lead">
          {productName} gathers openings from hiring systems and job feeds into one list, says where and when
          each was found, and helps you write a CV that software and people can both read.
        </p>
        <search>
          <Form className="finder" action="/jobs">
            <Input
              icon={Search}
              name="q"
              aria-label="Keywords or company"
              placeholder="Keywords or company"
              maxLength={200}
              enterKeyHint="search"
            />
            <Input
              icon={MapPin}
              name="location"
              aria-label="Location"
              placeholder="City, or remote"
              maxLength={120}
              enterKeyHint="search"
            />
            <Button look="primary" size="lg">
              Find Jobs
            </Button>
          </Form>
        </search>
        <div className="alt">
          <ButtonLink to="/cv-builder">
            <Icon of={FileText} />
            Build Your CV
          </ButtonLink>
          <span>Free. No account needed for either.</span>
        </div>
      </div>
      <RouteDrawing />
    </section>
  );
}

/** The way from a job to an offer, drawn as rising ledges. */
function RouteDrawing() {
  return (
    <ol className="route" aria-label="One application, from found to offer">
      {steps.map((step) => (
        <li key={step.name} className={step.className}>
          <b>{step.name}</b>
          {step.what && <span>{step.what}</span>}
        </li>
      ))}
    </ol>
  );
}
