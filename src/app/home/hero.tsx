import { FileText, MapPin, Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Input } from "../../ui/input.tsx";
import { Tile } from "../../ui/tile.tsx";
import swiss from "./pictures/cv-swiss.webp?url";

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
        <div className="cluster">
          <ButtonLink to="/cv-builder">
            <Icon of={FileText} />
            Build Your CV
          </ButtonLink>
          <span className="meta">Free, and no account needed.</span>
        </div>
      </div>
      <Stage />
    </section>
  );
}

const found = [
  { title: "Senior Sister, Critical Care", company: "Wharfedale Royal", pay: "£47–54K", fit: "Fits 9 of 10" },
  { title: "Community Nurse", company: "Calder Valley Care", pay: "£38–46K", fit: "Fits 6 of 8" },
] as const;

/** Pieces of the product: a CV, its score, a date and two jobs. */
function Stage() {
  return (
    <div className="stage" aria-hidden="true">
      <img className="stage-cv cv-picture" src={swiss} alt="" width="640" height="904" />
      <div className="float stage-score">
        <Score />
      </div>
      <div className="float stage-date">
        <span>
          Dec <b>3</b>
        </span>
        <p>
          <b>Interview, 10:00</b>
          <br />
          <span className="muted">Wharfedale Royal</span>
        </p>
      </div>
      <ul className="float board stage-jobs">
        {found.map(({ title, company, pay, fit }) => (
          <li key={title}>
            <Tile name={company} />
            <b>{title}</b>
            <span className="pay">{pay}</span>
            <p>{company}</p>
            <span className="fits">{fit}</span>
          </li>
        ))}
      </ul>
      <p className="stage-note">An invented example</p>
    </div>
  );
}

/** A score with its three steps. */
export function Score() {
  return (
    <>
      <b className="score-figure">94</b> <span className="meta">of 100</span>
      <svg className="ledges" viewBox="0 0 300 52">
        <rect className="off" x="0" y="46" width="178" height="6" rx="2" />
        <rect className="off" x="180" y="31" width="58" height="6" rx="2" />
        <rect className="l-good" x="240" y="16" width="60" height="6" rx="2" />
        <circle className="foot" cx="272" cy="9" r="7" />
      </svg>
      <p className="good-word">Ready to send</p>
    </>
  );
}
