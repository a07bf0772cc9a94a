import "./platform/http/set-node-env.server.ts";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { createAccounts } from "./account/accounts.server.ts";
import { createDataExports } from "./account/profile/data-exports.server.ts";
import { readSiteSecret } from "./account/site-secret.server.ts";
import { createLanguageModel } from "./ai/language-model.server.ts";
import { createLetterWriter } from "./letters/write/letter-writer.server.ts";
import { createExchangeReader } from "./applications/exchange/parse-exchange-file.server.ts";
import { createPeopleReader } from "./contacts/import/people-reader.server.ts";
import { createBoundedWork } from "./platform/concurrency/bounded-work.server.ts";
import { createCvScanner, largestScanRequest } from "./ats/cv-scanner.server.ts";
import { largestPeopleFile } from "./contacts/contact.ts";
import { largestCvRequest } from "./cv/document/document-limits.ts";
import { createCvRenderer } from "./cv/render/cv-renderer.server.ts";
import { loadGazetteer } from "./places/gazetteer.server.ts";
import { createCountCache, type Counted } from "./jobs/search/match/count-cache.ts";
import { createPopularSearches } from "./jobs/search/match/popular-searches.ts";
import type { SearchResult } from "./jobs/search/match/search-result.ts";
import { personalData } from "./personal-data.server.ts";
import { ensureBuild } from "./platform/bundle/ensure-build.server.ts";
import { systemClock as clock } from "./platform/clock/clock.ts";
import { readConfig } from "./platform/config/config.ts";
import { migrate, readMigrations } from "./platform/database/migrate.server.ts";
import { openDatabase } from "./platform/database/open-database.server.ts";
import { rotateDumps } from "./platform/database/rotate-dumps.server.ts";
import { developmentSite } from "./platform/http/development-site.server.ts";
import { healthHandler, serve } from "./platform/http/serve.server.ts";
import { siteHandler } from "./platform/http/site-handler.server.ts";
import { createWorkQueue } from "./platform/concurrency/work-queue.ts";
import { createLog } from "./platform/log/log.ts";
import { logLines } from "./platform/log/log-lines.ts";
import { readMailState, withoutMail } from "./platform/mail/mail-state.server.ts";
import { openMailDelivery } from "./platform/mail/mail-delivery.server.ts";
import { createMailer } from "./platform/mail/mailer.server.ts";
import { createPageCounter } from "./platform/page-counts/page-counter.server.ts";
import { createTasks } from "./platform/queue/tasks.server.ts";
import { endGracefully } from "./platform/shutdown/end-gracefully.server.ts";
import { createSharingPictures } from "./platform/typesetting/sharing-picture/sharing-pictures.server.ts";
import { createTypesetter } from "./platform/typesetting/typesetter.server.ts";
import { createGuidebook } from "./resources/guidebook/guidebook.server.ts";
import { crawlTools } from "./sources/collect/crawl-tools.server.ts";
import { openLiveSearches } from "./sources/live/live-search.server.ts";
import { readPostingAt } from "./sources/read-posting-at.server.ts";
import { createSiteStatus } from "./sources/status/site-status.server.ts";
import { registerTasks, seed } from "./tasks.ts";
import type { busyResponse } from "./app/overload/busy-response.server.tsx";
import type { RequestServices } from "./app/request/services.ts";
import type { provideServices } from "./app/request/provide-services.server.ts";
import { loggedPath } from "./app/request/logged-path.ts";

/** The output of `react-router build`: the handlers and the other exports of entry.server.tsx. */
type SiteBuild = ServerBuild & {
  entry: { module: { provideServices: typeof provideServices; busyResponse: typeof busyResponse } };
};

const root = join(import.meta.dirname, "..");
const development = process.argv.includes("--dev");

if (Number(process.versions.node.split(".")[0]) < 26) {
  refuse(
    `This is Node.js ${process.versions.node}; 26 is needed. Start with npm start, which brings its own.`,
  );
}
const configured = readConfig(process.env, development ? "development" : "production");
if (!configured.ok) refuse(configured.problems.join("\n"));
const { config } = configured;
const log = createLog({ level: config.logLevel, ...logLines(config, process.stdout) });

if (!development) {
  const built = await ensureBuild(root, (why) => log.info(`Building (${why})…`));
  if (!built.ok) refuse(built.problem);
}
if (process.argv.includes("--build")) {
  // Builds the gazetteer now, so that the first start does not wait for it.
  loadGazetteer();
  process.exit(0);
}

const ending = endGracefully({ log, limitMs: 20_000, withParent: "npm_lifecycle_event" in process.env });

log.info(config.databaseUrl ? "Opening PostgreSQL…" : `Opening the database in ${config.dataDir}…`);
const opening = await openDatabase({ ...config, log, role: "server", clock });
if (!opening.ok) refuse(opening.problem);
const { opened } = opening;
ending.add("database", () => opened.close());

const { dump } = opened;
const migrated = await migrate(opened, await readMigrations(join(root, "migrations")), {
  beforeChange: async () => {
    if (!dump) return;
    log.info("Copying the database before it is changed…");
    await rotateDumps(dump, { folder: join(config.dataDir, "dumps"), keep: 2, now: clock() });
  },
});
if (!migrated.ok) await ending.refuse(migrated.problem);
else if (migrated.applied.length > 0) log.info({ applied: migrated.applied }, "Migrated the database");

const places = loadGazetteer();
const delivery = openMailDelivery({ config, db: opened.background });
ending.add("mail", () => delivery.close());
const { db } = opened;
const random = (bytes: number) => randomBytes(bytes);
const secret = config.authSecret ?? (await readSiteSecret(db, { now: clock(), random }));
const services = { config, opened, clock, places, log, delivery, secret };
await seed(services);
const tasks = createTasks({ opened, log });
registerTasks(tasks, services);
const mailer = createMailer({ tasks, clock });
// Work begins only when the site listens, so that a process that cannot do so runs no task.
await tasks.open();
ending.add("tasks", () => tasks.stop(5_000));
const print = (text: string) => void process.stdout.write(text);
const accounts = createAccounts({ config, db, clock, mailer, tasks, print, log, random, secret });
ending.add("work after answers", () => accounts.afterResponse.settled());

const pageCounter = createPageCounter({ db: opened.background, clock, log });
ending.add("page counts", () => pageCounter.stop());
const handlers = personalData(config);
const dataExports = createDataExports({
  accounts: { db: opened.background, clock, secret },
  handlers,
  productName: config.productName,
});

const cvRenderer = createCvRenderer({ log, clock });
ending.add("CV renderer", () => cvRenderer.stop());

const typesetter = createTypesetter({ log });
ending.add("typesetter", () => typesetter.stop());
const sharingPictures = createSharingPictures(typesetter, config.productName);
const guidebook = createGuidebook({ typesetter, site: config, root });

const uploads = createBoundedWork();
ending.add("uploads", async () => uploads.stop());
const cvScanner = createCvScanner(uploads);
ending.add("CV scanner", () => cvScanner.stop());
const letterWriter = createLetterWriter(uploads);
ending.add("letter writer", () => letterWriter.stop());
const exchangeReader = createExchangeReader(createBoundedWork());
ending.add("reader of applications", () => exchangeReader.stop());
const peopleReader = createPeopleReader(createBoundedWork());
ending.add("people reader", () => peopleReader.stop());
const languageModel = config.languageModel && createLanguageModel(config.languageModel, { fetch });
if (languageModel) ending.add("language model", languageModel.stop);
// Without collecting, the site sends no requests to other sites.
const politeFetch = config.collect ? crawlTools({ config, clock }).politeFetch : null;
const fetchPosting: RequestServices["fetchPosting"] = async (address, signal) =>
  politeFetch === null
    ? { ok: false, reason: "off" }
    : readPostingAt(address, {
        politeFetch,
        signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]),
      });
const liveSearches = await openLiveSearches(politeFetch, { keys: config.sourceKeys, log });

// The embedded engine runs one statement at a time. A second search uses the time that the first spends outside it.
const searchQueue = createWorkQueue({
  concurrency: opened.kind === "embedded" ? 2 : 4,
  maxWaitMs: 2_000,
  maxWaiting: 100,
  expectedMs: 100,
});
const countCache = createCountCache<Counted>(500);
const suggestedCounts = createCountCache<number>(10_000);
const popularSearches = createPopularSearches<SearchResult>();

const siteStatus = createSiteStatus({
  db: opened.background,
  clock,
  log,
  collects: config.collect,
  parts: {
    database: opened.healthy,
    tasks: tasks.isRunning,
    mail: () => readMailState(opened.background, config),
  },
});

const vite = development ? developmentSite(root) : undefined;
if (vite) ending.add("development server", () => vite.stop());
const site = await siteHandler({
  development,
  loadBuild: async () =>
    (vite
      ? await vite.loadBuild()
      : await import(new URL("../build/server/index.js", import.meta.url).href)) as SiteBuild,
  contextFor: ({ entry }, info, request) =>
    entry.module.provideServices(
      {
        config,
        db,
        searchDatabase: opened.searchDatabase,
        searchQueue,
        popularSearches,
        countCache,
        suggestedCounts,
        clock,
        places,
        mailer,
        accounts,
        personalData: handlers,
        dataExports,
        pageCounter,
        cvRenderer,
        cvScanner,
        letterWriter,
        exchangeReader,
        peopleReader,
        languageModel,
        guidebook,
        sharingPictures,
        fetchPosting,
        liveSearches,
        siteStatus,
        ...info,
      },
      request,
    ),
  unavailable: ({ entry }, info, request) =>
    entry.module.busyResponse(request, { config, ...info }, { reason: "unavailable", seconds: 5 }),
});
const health = healthHandler({ database: opened.healthy, tasks: tasks.isRunning });
const served = await serve({
  ...config,
  development,
  log,
  loggedPath,
  ...(vite ? {} : { staticFolder: join(root, "build/client") }),
  handlers: [health, site],
  // A CV may carry a photo. Other forms are short.
  bodyLimit: (path) =>
    /^\/(?:tools\/(?:ats-scanner|cover-letter(?:\.data)?$)|cv-builder$|applications\/exchange)/.test(path)
      ? largestScanRequest
      : /^\/(?:cv-builder|documents)\//.test(path)
        ? largestCvRequest
        : /^\/contacts\/import(?:\.data)?$/.test(path)
          ? largestPeopleFile + 64 * 1024
          : /^\/(api\/)?auth\b/.test(path)
            ? 64 * 1024
            : undefined,
  ...vite,
});
if (!served.ok) await ending.refuse(served.problem);
else {
  ending.add("http", () => served.server.stop(10_000));
  await tasks.start();
  const ready = `${config.productName} is ready at ${config.publicUrl}\n`;
  print(config.smtp ? ready : `${ready}${withoutMail(config)}\n`);
}

function refuse(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
