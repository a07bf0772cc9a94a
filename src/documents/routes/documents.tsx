import { Download, Upload } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Link } from "react-router";
import { readSettings } from "../../account/settings/read-settings.server.ts";
import { listMarkedJobs, listSavedJobs } from "../../applications/store/saved-jobs.server.ts";
import { download } from "../../cv/editor/files/download.ts";
import { jobPath } from "../../jobs/job-path.ts";
import { chosenFile, fileSizeFault } from "../../platform/forms/chosen-file.ts";
import { browserEnv } from "../../platform/browser/browser-env.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { largestBundle } from "../account/stored-document.ts";
import type { DocumentsAccount, Failure, Imported } from "./every-document.ts";
import type { Route } from "./+types/documents";
import "../documents.css";

export async function loader({ context }: Route.LoaderArgs): Promise<{ account: DocumentsAccount | null }> {
  const { db, clock, viewer: readViewer } = context.get(servicesContext);
  const viewer = await readViewer();
  if (!viewer) return { account: null };
  const { id } = viewer;
  const [{ practiceInAccount }, saved, marked] = await Promise.all([
    readSettings(db, id),
    listSavedJobs(db, { personId: id, sort: "saved", now: clock() }),
    listMarkedJobs(db, id),
  ]);
  const savedJobs = saved.flatMap(({ jobId, title, company, savedAt, applyBy }) =>
    jobId === null
      ? []
      : {
          id: String(jobId),
          title,
          company,
          path: jobPath(jobId, title),
          savedAt: savedAt.toISOString(),
          closesAt: applyBy,
        },
  );
  return { account: { id, practiceInAccount, savedJobs, knownJobs: [...marked.keys()].map(String) } };
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Your documents",
    description:
      "Export your CVs, letters, interview practice and saved jobs as one file, and import it again.",
    noindex: true,
  });

type Done =
  | { tone: "good" | "warn"; text: string }
  | { tone: "bad"; text: string }
  | { tone: "imported"; imported: Imported };

const failures: Record<Failure, string> = {
  "signed-out": "You are signed out. Sign in again, then try again.",
  offline: "Your account could not be reached. Try again once you are online.",
  unavailable: "Your account could not be reached. Try again in a minute.",
  "no-storage": "This browser stores nothing for this site. Allow it to, then try again.",
};

export default function Documents({ loaderData: { account } }: Route.ComponentProps) {
  // Remounts for each person, so that no one sees what another imported.
  return <DocumentsPage key={account?.id} account={account} />;
}

/** Exports everything that a person wrote here as one file, and imports it again. */
function DocumentsPage({ account }: { account: DocumentsAccount | null }) {
  const isReady = useHydrated();
  const [working, setWorking] = useState<"export" | "import" | null>(null);
  const [done, setDone] = useState<Done | null>(null);

  async function work(what: "export" | "import", run: () => Promise<Done>): Promise<void> {
    setWorking(what);
    setDone(null);
    const failed = { tone: "bad", text: "It did not work. Reload the page and try again." } as const;
    setDone(
      await run().catch((error: unknown) => {
        reportError(error);
        return failed;
      }),
    );
    setWorking(null);
  }

  async function exportAll(): Promise<Done> {
    const { exportEverything } = await import("./every-document.ts");
    const exported = await exportEverything(account, browserEnv, location.origin);
    if (!exported.ok) return { tone: "bad", text: failures[exported.reason] };
    if (exported.count === 0) return { tone: "warn", text: "There is nothing to export yet." };
    const day = browserEnv.now().toISOString().slice(0, 10);
    download(new Blob([exported.json], { type: "application/json" }), `documents-${day}.json`);
    return exported.account
      ? {
          tone: "warn",
          text: `The file has what is in this browser, but perhaps not the latest of your account. ${failures[exported.account]}`,
        }
      : { tone: "good", text: "Your file is in your downloads." };
  }

  async function importFile(file: File): Promise<Done> {
    const { importEverything } = await import("./every-document.ts");
    const outcome = await importEverything(await file.text(), account, browserEnv, location.origin);
    if (outcome.ok) return { tone: "imported", imported: outcome };
    const why = "problem" in outcome ? outcome.problem : failures[outcome.reason];
    return { tone: "bad", text: `Nothing was imported. ${why}` };
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const file = chosenFile(new FormData(event.currentTarget));
    if (file) void work("import", () => importFile(file));
  }

  return (
    <div className="read documents-page">
      <Breadcrumb above={[{ name: "CV Builder", path: "/cv-builder" }]} here="Your documents" />
      <h1>Your documents</h1>
      <p className="lead">
        Your CVs, cover letters, interview practice and saved jobs, with their versions, as one file.
      </p>
      <noscript>
        <Notice>
          {account ? (
            <>
              This page needs JavaScript. Without it, “Export my data” in{" "}
              <a className="link" href="/profile">
                your profile
              </a>{" "}
              has the documents of your account.
            </>
          ) : (
            "Your documents are in your browser, and reading them there needs JavaScript."
          )}
        </Notice>
      </noscript>
      <section className="needs-script" aria-labelledby="export-heading">
        <h2 className="h-part" id="export-heading">
          Export
        </h2>
        <p className="muted">
          Keep the file as a copy, or import it in another browser, account or site.
          {account && " It has what is in your account and in this browser."}
        </p>
        <Button disabled={!isReady || working !== null} onClick={() => void work("export", exportAll)}>
          <Icon of={Download} size="sm" />
          {working === "export" ? "Exporting…" : "Export everything"}
        </Button>
      </section>
      <section className="needs-script" aria-labelledby="import-heading">
        <h2 className="h-part" id="import-heading">
          Import
        </h2>
        <p className="muted">
          Nothing that you have here changes. A document that differs from yours is added as “… (imported)”.
        </p>
        <form className="stack" onSubmit={submit}>
          <InputField
            label="File"
            hint="An export of this page, or documents.json of “Export my data”."
            type="file"
            name="file"
            accept=".json,application/json"
            required
            onChange={({ currentTarget }) =>
              currentTarget.setCustomValidity(
                fileSizeFault(currentTarget.files?.[0], largestBundle, "Choose another file."),
              )
            }
          />
          <Button disabled={!isReady || working !== null}>
            <Icon of={Upload} size="sm" />
            {working === "import" ? "Importing…" : "Import"}
          </Button>
        </form>
      </section>
      {done &&
        (done.tone === "imported" ? (
          <ImportedNotice {...done.imported} />
        ) : (
          <Notice tone={done.tone} announce={done.tone === "bad" ? "at-once" : "politely"}>
            {done.text}
          </Notice>
        ))}
    </div>
  );
}

/** Says what an import did. */
function ImportedNotice({ added, skipped, refused, savedJobs, account }: Imported) {
  const links = [
    { kind: "cv", to: "/cv-builder", label: "Your CVs" },
    { kind: "letter", to: "/tools/cover-letter", label: "Your letters" },
    { kind: "practice", to: "/tools/interview-coach", label: "Your practice" },
  ].filter(({ kind }) => added.some((one) => one.kind === kind));
  if (savedJobs > 0) links.push({ kind: "job", to: "/saved", label: "Saved jobs" });
  return (
    <Notice tone={refused.length > 0 || account ? "warn" : "good"} announce="politely">
      <p>
        <strong>
          {added.length + savedJobs} added, {skipped} here already
          {refused.length > 0 && `, ${refused.length} not imported`}.
        </strong>
      </p>
      {account && <p>They are in this browser, but not in your account yet. {failures[account]}</p>}
      {refused.length > 0 && (
        <ul>
          {refused.map(({ title, problem }, at) => (
            <li key={at}>
              {title}: {problem}
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <p className="cluster">
          {links.map(({ to, label }) => (
            <Link key={to} className="link" to={to}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </Notice>
  );
}
