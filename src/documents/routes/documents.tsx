import { Download, Upload } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { readSettings } from "../../account/settings/stored-settings.server.ts";
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
import type { DocumentsAccount, Imported, Page } from "./every-document.ts";
import type { Route } from "./+types/documents";
import "../documents.css";

export async function loader({ context }: Route.LoaderArgs): Promise<{ account: DocumentsAccount | null }> {
  const { db, clock, viewer: readViewer } = context.get(servicesContext);
  const viewer = await readViewer();
  if (!viewer) return { account: null };
  const { id } = viewer;
  const { practiceInAccount } = await readSettings(db, id);
  const saved = await listSavedJobs(db, { personId: id, sort: "saved", now: clock() });
  const savedJobs = saved.flatMap(({ jobId, title, company, savedAt, applyBy: closesAt }) => {
    const job = { id: String(jobId), title, company, savedAt: savedAt.toISOString(), closesAt };
    return jobId === null ? [] : { ...job, path: jobPath(jobId, title) };
  });
  const knownJobs = [...(await listMarkedJobs(db, id)).keys()].map(String);
  return { account: { id, practiceInAccount, savedJobs, knownJobs } };
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Your documents",
    description:
      "Export your CVs, letters, interview practice and saved jobs as one file, and import it again.",
    noindex: true,
  });

export default function Documents({ loaderData: { account } }: Route.ComponentProps) {
  // Remounts for each person, so that no one sees what another imported.
  return <DocumentsPage key={account?.id} account={account} />;
}

const tools = {
  cv: { label: "Your CVs", to: "/cv-builder" },
  letter: { label: "Your letters", to: "/tools/cover-letter" },
  practice: { label: "Your practice", to: "/tools/interview-coach" },
};

/** Exports everything that a person wrote here as one file, and imports it again. */
function DocumentsPage({ account }: Pick<Page, "account">) {
  const isReady = useHydrated();
  const [working, setWorking] = useState(false);
  const [answer, setAnswer] = useState<ReactNode>(null);

  async function work(run: (page: Page) => Promise<ReactNode>): Promise<void> {
    setWorking(true);
    setAnswer(null);
    const answered = run({ ...browserEnv, account, site: location.origin }).catch((error: unknown) => {
      reportError(error);
      return problem("It did not work. Reload the page and try again.");
    });
    setAnswer(await answered);
    setWorking(false);
  }

  async function exportAll(page: Page): Promise<ReactNode> {
    const { exportEverything } = await import("./every-document.ts");
    const exported = await exportEverything(page);
    const day = page.now().toISOString().slice(0, 10);
    if (exported.json !== null)
      download(new Blob([exported.json], { type: "application/json" }), `documents-${day}.json`);
    if (exported.problem !== null) return problem(exported.problem);
    return (
      <Notice tone="good" announce="politely">
        Your file is in your downloads.
      </Notice>
    );
  }

  async function importFile(file: File | null, page: Page): Promise<ReactNode> {
    const { importEverything } = await import("./every-document.ts");
    const imported = file && (await importEverything(await file.text(), page));
    if (typeof imported === "string") return problem(`Nothing was imported. ${imported}`);
    return imported && <ImportedNotice {...imported} />;
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
          Documents are read in your browser, which needs JavaScript. Without it, “Export my data” in{" "}
          <a className="link" href="/profile">
            your profile
          </a>{" "}
          has those of your account.
        </Notice>
      </noscript>
      <section className="needs-script" aria-labelledby="export-heading">
        <h2 className="h-part" id="export-heading">
          Export
        </h2>
        <p className="muted">Keep the file as a copy, or import it in another browser, account or site.</p>
        <Button disabled={!isReady || working} onClick={() => void work(exportAll)}>
          <Icon of={Download} size="sm" />
          Export everything
        </Button>
      </section>
      <section className="needs-script" aria-labelledby="import-heading">
        <h2 className="h-part" id="import-heading">
          Import
        </h2>
        <p className="muted">
          Nothing that you have here changes. A document that differs from yours is added as “… (imported)”.
        </p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const file = chosenFile(new FormData(event.currentTarget));
            void work((page) => importFile(file, page));
          }}
        >
          <InputField
            label="File"
            hint="An export of this page, or documents.json of “Export my data”."
            type="file"
            name="file"
            accept=".json,application/json"
            required
            onChange={({ currentTarget: field }) =>
              field.setCustomValidity(fileSizeFault(field.files?.[0], largestBundle, "Choose another."))
            }
          />
          <Button disabled={!isReady || working}>
            <Icon of={Upload} size="sm" />
            Import
          </Button>
        </form>
      </section>
      {working && <output className="meta">Working…</output>}
      {answer}
    </div>
  );
}

const problem = (text: string) => (
  <Notice tone="bad" announce="at-once">
    {text}
  </Notice>
);

/** Says what an import did. */
function ImportedNotice({ added, skipped, refused, savedJobs, problem: behind }: Imported) {
  const links = [...new Set(added)].map((kind) => tools[kind]);
  if (savedJobs > 0) links.push({ label: "Saved jobs", to: "/saved" });
  return (
    <Notice tone={refused.length > 0 || behind ? "warn" : "good"} announce="politely">
      <p>
        <strong>
          {added.length + savedJobs} added, {skipped} here already
          {refused.length > 0 && `, ${refused.length} not imported`}.
        </strong>
      </p>
      {behind && <p>They are in this browser, but not in your account yet. {behind}</p>}
      <ul>
        {refused.map((one, at) => (
          <li key={at}>
            {one.title}: {one.problem}
          </li>
        ))}
      </ul>
      <p className="cluster">
        {links.map(({ to, label }) => (
          <Link key={to} className="link" to={to}>
            {label}
          </Link>
        ))}
      </p>
    </Notice>
  );
}
