import { Ban, Lock, Monitor, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import band from "./pictures/cv-band.webp?url";
import compact from "./pictures/cv-compact.webp?url";
import editorial from "./pictures/cv-editorial.webp?url";
import ledger from "./pictures/cv-ledger.webp?url";
import sidebar from "./pictures/cv-sidebar.webp?url";
import swiss from "./pictures/cv-swiss.webp?url";
import timeline from "./pictures/cv-timeline.webp?url";

/** The sample CV of a nurse in some of the designs, drawn by the builder. */
const pictures = [swiss, band, ledger, sidebar, timeline, compact, editorial];

export function Designs() {
  return (
    <section className="block" aria-labelledby="h-designs">
      <div className="between">
        <div>
          <h2 className="h-sec" id="h-designs">
            Twelve designs, your words
          </h2>
          <p className="lead">Change the design at any time. Nothing you wrote is lost.</p>
        </div>
        <ButtonLink className="only-wide" to="/cv-builder/import">
          Use the CV you have
        </ButtonLink>
      </div>
      <div className="wall" aria-hidden="true">
        {pictures.map((picture) => (
          <img
            key={picture}
            className="cv-picture"
            src={picture}
            alt=""
            width="400"
            height="565"
            loading="lazy"
          />
        ))}
      </div>
    </section>
  );
}

const promises = [
  { icon: Ban, title: "No adverts, no paid placements", text: "Nobody can buy a higher place in the list." },
  {
    icon: Monitor,
    title: "Your CV stays in your browser until you sign up",
    text: "Search, builder and scanner work without an account.",
  },
  {
    icon: Lock,
    title: "Nothing sold, nothing tracked",
    text: "No third-party analytics. Cookies only for your sign-in and your settings.",
  },
  { icon: Trash2, title: "Export everything, delete everything", text: "Two buttons in your profile." },
] as const;

export function Cost() {
  return (
    <section className="block cost" aria-labelledby="h-cost">
      <div>
        <h2 className="h-sec" id="h-cost">
          What it costs
        </h2>
        <p className="cost-figure">Nothing</p>
        <p className="lead">
          There is no paid plan. The code is public under the MIT licence, and you can run your own copy.{" "}
          <Link className="link" to="/roadmap">
            See the roadmap
          </Link>
        </p>
      </div>
      <ul>
        {promises.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon of={icon} />
            <div>
              <b>{title}</b>
              <p className="muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
