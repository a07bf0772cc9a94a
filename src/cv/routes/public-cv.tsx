import "../../ui/styles/document-fonts.css";
import { data } from "react-router";
import { isFormerAddress } from "../account/former-addresses.server.ts";
import { getShownCv } from "./get-shown-cv.server.ts";
import { FormerCvPage } from "../../app/errors/former-cv-page.tsx";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { sharingPicture } from "../../app/metadata/sharing-picture.ts";
import { countCvView } from "../../app/page-counts/count-cv-view.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/public-cv";
import { createContext, use } from "react";
import type { CvPage } from "../view-model/cv-page.ts";
import { groupBlocks, type BulletGroup } from "../../text/blocks/rich-text.ts";
import type { PageBlock, PageEntry, PageLine, Run } from "../sections/row-view.ts";
import { isLeftToRight } from "../view-model/clean-text.ts";
import "../publish/public-cv.css";

export const middleware: Route.MiddlewareFunction[] = [countCvView];

/**
 * Loads a CV that its owner has made public. Each visit checks again that it is still public, so the page must not be
 * cached.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const slug = params.slug.toLowerCase();
  const shown = await getShownCv(db, slug);
  if (!shown && (await isFormerAddress(db, slug, clock()))) return data(null, { status: 410 });
  if (!shown) throw new Response(null, { status: 404 });
  return { ...shown, slug };
}

export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  if (loaderData === null) {
    const description = "A CV was shown at this address.";
    return pageMetadata(args, { title: "This CV is no longer here", description, noindex: true });
  }
  return loaderData
    ? pageMetadata(args, {
        title: loaderData.page.title,
        description: loaderData.page.headline?.text ?? loaderData.page.title,
        picture: { path: sharingPicture(`/cv/${loaderData.slug}`), alt: loaderData.page.title },
        noindex: !loaderData.indexable,
      })
    : [];
};

export default function PublicCv({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PublicCvPage page={loaderData.page} /> : <FormerCvPage />;
}

const DirectionContext = createContext<CvPage["direction"]>("ltr");

/** A CV as a web page: headings, lists and links, readable on any screen and without JavaScript. */
export function PublicCvPage({ page }: { page: CvPage }) {
  const { name, headline, contacts, sections, words } = page;
  return (
    <DirectionContext value={page.direction}>
      <article className="public-cv read" lang={page.language} dir={page.direction}>
        <header>
          <h1>{name ? <RunText run={name} /> : page.title}</h1>
          {headline && (
            <p className="public-cv-headline">
              <RunText run={headline} />
            </p>
          )}
          {contacts.length > 0 && (
            <ul className="public-cv-contacts">
              {contacts.map((contact) => (
                <li key={contact.at}>
                  <RunText run={contact} />
                </li>
              ))}
            </ul>
          )}
        </header>
        {sections.map((section) => (
          <section key={section.key}>
            <h2>
              <RunText run={section.heading} />
            </h2>
            <RichBlocks blocks={section.body} />
            <Lines lines={section.lines} colon={words.colon} />
            {section.entries.map((entry) => (
              <Entry key={entry.at} entry={entry} colon={words.colon} comma={words.comma} />
            ))}
          </section>
        ))}
      </article>
    </DirectionContext>
  );
}

function Entry({ entry, colon, comma }: { entry: PageEntry; colon: string; comma: string }) {
  return (
    <div className="public-cv-entry">
      <h3>
        <Runs runs={entry.title} />
        {entry.title.length > 0 && entry.subtitle.length > 0 && comma}
        <span>
          <Runs runs={entry.subtitle} />
        </span>
      </h3>
      {entry.dates.length > 0 && (
        <p className="meta">
          <Runs runs={entry.dates} />
        </p>
      )}
      {entry.link && <Paragraph run={entry.link} />}
      <RichBlocks blocks={entry.body} />
      <Lines lines={entry.lines} colon={colon} />
    </div>
  );
}

function Lines({ lines, colon }: { lines: readonly PageLine[]; colon: string }) {
  return lines.map(({ label, items }) => (
    <p key={(label[0] ?? items[0])?.at}>
      <strong>
        <Runs runs={label} />
      </strong>
      {label.length > 0 && items.length > 0 && colon}
      <Runs runs={items} />
    </p>
  ));
}

function Paragraph({ run }: { run: Run }) {
  return (
    <p>
      <RunText run={run} />
    </p>
  );
}

/** Paragraphs, and lists of bullets. */
function RichBlocks({ blocks }: { blocks: readonly PageBlock[] }) {
  return groupBlocks(blocks).map((group, index) =>
    group.level === 0 ? (
      <p key={`${index} ${group.block.level}`}>
        <Runs runs={group.block.runs} />
      </p>
    ) : (
      <BulletList key={`${index} list`} items={group.items} />
    ),
  );
}

function BulletList({ items }: { items: readonly BulletGroup<PageBlock>[] }) {
  return (
    <ul>
      {items.map(({ block, below }, index) => (
        <li key={`${index} ${block.runs[0]?.text ?? ""}`}>
          <Runs runs={block.runs} />
          {below.length > 0 && <BulletList items={below.map((one) => ({ block: one, below: [] }))} />}
        </li>
      ))}
    </ul>
  );
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, index) => <RunText key={`${index} ${run.at}`} run={run} />);
}

function RunText({ run }: { run: Run }) {
  const isOnRight = use(DirectionContext) === "rtl";
  // Otherwise "+1 303 555 0142" is shown as "0142 555 303 1+".
  const words = isOnRight && isLeftToRight(run.text) ? <bdi dir="ltr">{run.text}</bdi> : run.text;
  const slanted = run.italic ? <em>{words}</em> : words;
  const text = run.bold ? <strong>{slanted}</strong> : slanted;
  return (
    <>
      {run.before}
      {run.href === null ? (
        text
      ) : (
        // The person chose the address, so the site does not endorse it.
        <a className="link" href={run.href} rel="nofollow ugc noopener">
          {text}
        </a>
      )}
      {run.after}
    </>
  );
}
