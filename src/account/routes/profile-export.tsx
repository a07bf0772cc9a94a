import { createContext, data, redirect, type MiddlewareFunction } from "react-router";
import type { ExportRefusal } from "../profile/data-exports.server.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/profile-export";
import "../account.css";

const refusalContext = createContext<ExportRefusal | null>(null);

/**
 * Answers a POST with all data about the person, as a file to save. The file is sent by middleware, before any loader
 * runs, because the page of this route is shown only if there is no file.
 */
const sendExport: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method !== "POST") return next();
  const { config, clock, dataExports, viewer } = context.get(servicesContext);
  const person = await viewer();
  if (!person) return redirect("/auth?returnUrl=%2Fprofile", 303);
  const outcome = await dataExports.begin(person);
  if (!outcome.ok) {
    context.set(refusalContext, outcome);
    return next();
  }
  const product = config.productName.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const name = `${product}-${clock().toISOString().slice(0, 10)}.zip`;
  return new Response(outcome.zip, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
};

export const middleware: Route.MiddlewareFunction[] = [sendExport];

export function action({ context }: Route.ActionArgs) {
  const refusal = context.get(refusalContext);
  if (!refusal) return redirect("/profile", 303);
  const { reason, retryAfter } = refusal;
  return data({ reason, retryAfter }, { status: 429, headers: { "Retry-After": String(retryAfter) } });
}

export function loader({ context }: Route.LoaderArgs) {
  return context.get(refusalContext) ? null : redirect("/profile");
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const sent = new Headers(actionHeaders);
  sent.set("Cache-Control", "private, no-store");
  return sent;
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "No export yet",
    description: "Your data can be exported again later.",
    noindex: true,
  });

export default function NoExportYet({ actionData }: Route.ComponentProps) {
  return (
    <div className="read">
      <h1 className="account-title">No export yet</h1>
      {actionData?.reason === "too-many" ? (
        <p className="lead">
          You have exported your data several times within an hour. Try again{" "}
          {inMinutes(actionData.retryAfter)}.
        </p>
      ) : (
        <p className="lead">
          Another export of your data is still being downloaded. Wait until it is finished, then try again.
        </p>
      )}
      <div className="account-actions">
        <ButtonLink to="/profile">Back to your profile</ButtonLink>
      </div>
    </div>
  );
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
}
