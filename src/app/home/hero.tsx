import { FileText, MapPin, Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Input } from "../../ui/input.tsx";
import { RouteDrawing } from "./route-drawing.tsx";

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
