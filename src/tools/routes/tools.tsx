import { data, redirect } from "react-router";
import { consumeAddressLimit } from "../../account/rate-limits/consume-limit.server.ts";
import { joinHoneypot } from "../waiting-list/join-honeypot.ts";
import { JoinForm } from "../waiting-list/join-form.tsx";
import { joinForm, joinWaitingList } from "../waiting-list/waiting-list.server.ts";
import { fillIn } from "../../platform/forms/controls.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/tools";
import "../tools.css";
import "../../ui/styles/document-fonts.css";
import { Check } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { premiumTools, tools } from "../tools.ts";

export const handle: PageHandle = { listed: "sitemap" };

/** The address after joining the waiting list: it shows the answer at the form. */
const joinedAddress = "/tools?joined=1#waiting-list";

export function loader({ context, url }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  return {
    controls: joinForm.controls,
    sendsMail: config.smtp !== undefined,
    joined: url.searchParams.has("joined"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { config, db, mailer, accounts, clock, clientAddress } = context.get(servicesContext);
  const result = joinForm.read(await request.formData());
  const { typed } = result;
  if (!result.ok) return data({ state: "open" as const, typed, errors: result.errors }, { status: 422 });
  // A bot gets the normal answer, so that it cannot tell that it was detected.
  if (result.values[joinHoneypot] !== "") return redirect(joinedAddress, 303);
  if (!config.smtp) return data({ state: "closed" as const, typed, errors: {} }, { status: 503 });
  const taken = await consumeAddressLimit(accounts, "waiting list, address", clientAddress);
  if (!taken.ok)
    return data(
      { state: "too-many" as const, typed, errors: {} },
      { status: 429, headers: { "Retry-After": String(taken.retryAfter) } },
    );
  await joinWaitingList(
    { db, mailer, secret: accounts.secret, site: config },
    { email: result.values.email, now: clock() },
  );
  return redirect(joinedAddress, 303);
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Career Tools",
    description:
      "ATS scanner, cover letter generator, salary calculator and interview questions. Free, no account needed.",
    keepParameters: [],
  });

/** Pictures of what each tool gives, by slug. They show the shape of an answer and no figures that could pass for true. */
const toolFigures: Readonly<Record<(typeof tools)[number]["slug"], () => React.ReactNode>> = {
  "ats-scanner": ScoreFigure,
  "cover-letter": LetterFigure,
  "salary-calculator": PayFigure,
  "interview-questions": QuestionFigure,
};

/** The page of all tools: the free ones as cards, then those that cost money elsewhere. */
export default function Tools({ loaderData, actionData }: Route.ComponentProps) {
  const { sendsMail, joined, controls } = loaderData;
  const state = sendsMail ? (actionData?.state ?? (joined ? "joined" : "open")) : "closed";
  const { email } = fillIn(controls, actionData);
  return (
    <div className="page">
      <header className="page-head">
        <h1>Career Tools</h1>
        <p className="lead">
          Four small tools that each answer one question. They work without an account, and they keep your
          text only if you save it.
        </p>
      </header>
      <ul className="tools">
        {tools.map(({ slug, name, to, question, note }) => {
          const Figure = toolFigures[slug];
          return (
            <li key={slug} className="tool">
              <div className="tool-figure">
                <Figure />
              </div>
              <h2>{name}</h2>
              <p>{question}</p>
              <div className="tool-action">
                <ButtonLink look="primary" to={to} aria-label={`Try This Tool: ${name}`}>
                  Try This Tool
                </ButtonLink>
                <span className="meta">{note}</span>
              </div>
            </li>
          );
        })}
      </ul>
      <section className="premium" aria-labelledby="premium">
        <div>
          <h2 className="h-sec" id="premium">
            Premium Tools
          </h2>
          <p className="lead">Premium elsewhere, free here.</p>
        </div>
        <div>
          <ul className="premium-list">
            {premiumTools.map(({ slug, name, to, question }) => (
              <li key={slug}>
                <h3>
                  {name}{" "}
                  <Badge tone="good" icon={Check}>
                    Ready
                  </Badge>
                </h3>
                <p>{question}</p>
                <ButtonLink look="secondary" to={to}>
                  Open
                </ButtonLink>
              </li>
            ))}
          </ul>
          <JoinForm state={state} email={email} />
        </div>
      </section>
    </div>
  );
}

function ScoreFigure() {
  return (
    <div aria-hidden="true">
      <svg viewBox="0 0 300 54">
        <rect className="off" x="0" y="46" width="178" height="6" rx="2" />
        <rect className="off" x="180" y="31" width="58" height="6" rx="2" />
        <rect className="l-good" x="240" y="16" width="60" height="6" rx="2" />
        <circle className="foot-before" cx="150" cy="38" r="6" />
        <circle className="foot" cx="268" cy="9" r="7" />
      </svg>
      <Labels at={{ "0": 0, "60": 59.5, "80": 79.5, "100": 100 }} />
    </div>
  );
}

/** Words below a drawing, each centred at a share of its width in percent. As HTML they stay readable on a phone. */
function Labels({ at }: { at: Record<string, number> }) {
  return (
    <p className="figure-labels">
      {Object.entries(at).map(([words, left]) => (
        <span
          key={words}
          style={{ left: `${left}%`, translate: `${left === 0 ? 0 : left === 100 ? -100 : -50}% 0` }}
        >
          {words}
        </span>
      ))}
    </p>
  );
}

function LetterFigure() {
  return (
    <p className="letter">
      Your advert asks for someone who can make <mark>forecasts</mark> readable. That is what I did every
      morning, in plain English.
      <span className="letter-source">From your CV, line 12</span>
    </p>
  );
}

function PayFigure() {
  return (
    <div aria-hidden="true">
      <svg viewBox="0 0 480 86">
        <path className="pay-all" d="M0 84C60 82 90 74 130 52S190 2 226 2s60 34 100 46 90 35 154 36z" />
        <path className="pay-middle" d="M130 52C170 30 190 2 226 2s60 34 100 46V84H130z" />
        <path className="pay-median" d="M226 2V84" />
        <path className="pay-ground" d="M0 84.5h480" />
      </svg>
      <Labels at={{ "a quarter below": 21, median: 47, "a quarter above": 74 }} />
    </div>
  );
}

function QuestionFigure() {
  return (
    <ul className="questions">
      <li>
        Tell me about a number that turned out to be wrong.<span>Tests honesty and method</span>
      </li>
      <li>
        How would you explain it to a new colleague?<span>Tests plain language</span>
      </li>
      <li>
        What did you stop doing, and why?<span>Tests judgement</span>
      </li>
    </ul>
  );
}
