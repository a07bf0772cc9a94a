import serifFont from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";
import { data } from "react-router";
import { consumeAddressLimit } from "../../account/rate-limits/consume-limit.server.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { readForm } from "../../platform/forms/read-form.ts";
import { ArticlePage } from "../article-page.tsx";
import { toolLinks, type Article } from "../read-article.server.ts";
import type { CompareKeywords } from "../inline/inline-tool.tsx";
import { checkDates, maxDateText } from "../inline/check-dates.ts";
import { usefulAnswer, storeUsefulAnswer } from "../useful/useful-votes.server.ts";
import { articleCard } from "./article-card.ts";
import { content } from "../../app/content.server.ts";
import { formatLongDate } from "../../app/format-date.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata, type PageDescription } from "../../app/metadata/page-metadata.ts";
import { sharingPicture } from "../../app/metadata/sharing-picture.ts";
import { articleData } from "../../app/metadata/structured-data.ts";
import { servicesContext } from "../../app/request/services.ts";
import { useGuidesOffline } from "../../app/offline/use-readable-offline.ts";
import type { Route } from "./+types/article";
import "../../ui/styles/document-fonts.css";
import "../resources.css";
import { parseAmount } from "../../text/money.ts";
import {
  convertPay,
  calculatorPeriods,
  usualTime,
  type CalculatorPeriod,
} from "../../tools/salary/working-time.ts";

/** Preloads the font of the text, so that it does not wait for the style sheet. */
export const links: Route.LinksFunction = () => [
  { rel: "preload", href: serifFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

export const handle: PageHandle = { listed: "sitemap" };

export function loader({ url }: Route.LoaderArgs) {
  const articles = content.articles();
  const found = articleAt(url);
  const { title, description, minutes, html, contents, category, reviewed, tools, related, inline } = found;
  return {
    article: { title, description, minutes, html, contents, topic: category.topic, inline },
    path: found.path,
    reviewedOn: reviewed,
    reviewed: formatLongDate(reviewed),
    tools: tools.map((path) => ({ path, ...toolLinks[path] })),
    related: related.flatMap((other) => articles.get(other) ?? []).map(articleCard),
  };
}

/** Maximum characters read of an amount. */
const maxAmountText = 40;
const noAnswer = { answer: null, dates: null, pay: null };

/** Counts whether readers find the guide useful, or answers the guide's small tool. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { accounts, db, clock, clientAddress } = context.get(servicesContext);
  const { slug } = articleAt(url);
  const form = await request.formData();
  if (form.get("intent") === "dates") {
    const typed = fieldText(form, "dates").slice(0, maxDateText);
    return { ...noAnswer, dates: { ...checkDates(typed), typed } };
  }
  if (form.get("intent") === "pay") {
    const typed = fieldText(form, "amount").slice(0, maxAmountText);
    return { ...noAnswer, pay: convertTypedPay(typed, fieldText(form, "period")) };
  }
  const read = readForm(form, usefulAnswer);
  if (!read.ok) throw new Response(null, { status: 400 });
  const taken = await consumeAddressLimit(accounts, "guide judged, address", clientAddress);
  if (!taken.ok)
    return data(
      { ...noAnswer, answer: "too-many" as const },
      { status: 429, headers: { "Retry-After": String(taken.retryAfter) } },
    );
  await storeUsefulAnswer(db, slug, read.values, clock());
  return { ...noAnswer, answer: "thanks" as const };
}

function articleAt(url: URL): Article {
  const found = content.articles().get(url.pathname.replace(/\/+$/, "").split("/").at(-1) ?? "");
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  loaderData ? pageMetadata(args, articleDescription(loaderData)) : [];

function articleDescription({
  article,
  path,
  reviewedOn,
}: Route.ComponentProps["loaderData"]): PageDescription {
  const { title, description, topic } = article;
  const picture = sharingPicture(path);
  return {
    title,
    description,
    keepParameters: [],
    type: "article",
    picture: { path: picture, alt: title },
    above: [
      { name: "Career Resources", path: "/resources" },
      { name: topic.title, path: topic.path },
    ],
    structured: (site) => [articleData(site, { title, description, path, reviewed: reviewedOn, picture })],
  };
}

/** The rules are loaded when a reader compares texts. */
const compareKeywords: CompareKeywords = async (form) => {
  const { compareInGuide } = await import("../../ats/inline/compare-in-guide.tsx");
  return compareInGuide(form);
};

/** A guide of `content/articles`. */
export default function ArticleRoute({ loaderData, actionData }: Route.ComponentProps) {
  useGuidesOffline();
  return (
    <ArticlePage
      {...loaderData}
      answer={actionData?.answer ?? null}
      toolAnswers={actionData ?? noAnswer}
      compareKeywords={compareKeywords}
    />
  );
}

/**
 * Converts a pay that a person typed, for usual working time.
 *
 * @returns pay is null when the amount cannot be read. An unknown period is a month.
 */
function convertTypedPay(typed: string, typedPeriod: string) {
  const period: CalculatorPeriod = calculatorPeriods.find((one) => one === typedPeriod) ?? "month";
  const amount = parseAmount(typed);
  return { typed, period, pay: amount === null ? null : convertPay(amount, period, usualTime) };
}
