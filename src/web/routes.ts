import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { articleSlugs, categories } from "../resources/categories.ts";
import { notBuiltAddresses } from "./not-built-yet.ts";

/** The site map: every address, and the file that answers it. */
export default [
  index("routes/home.tsx"),

  route("jobs", "routes/jobs.tsx"),
  route("jobs/suggest", "routes/jobs-suggest.ts"),
  route("jobs/preview/:id", "routes/job-preview.ts"),
  route("jobs/fit-facts", "routes/jobs-fit-facts.ts"),
  route("jobs/fit-order", "routes/jobs-fit-order.ts"),
  route("jobs/requirements/:id", "routes/job-requirements.ts"),
  route("jobs/feed.rss", "routes/jobs-feed-rss.ts"),
  route("jobs/feed.json", "routes/jobs-feed-json.ts"),
  route("jobs/:slug", "routes/job.tsx"),
  route("companies", "routes/companies.tsx"),
  route("companies/:slug", "routes/company.tsx"),
  route("saved", "routes/saved-jobs.tsx"),

  route("cv-builder", "routes/cv-builder.tsx"),
  route("cv-builder/tailor", "routes/cv-tailor.tsx"),
  route("cv-builder/import", "routes/cv-import.tsx"),
  route("cv-builder/preview", "routes/cv-preview.ts"),
  route("cv-builder/file", "routes/cv-file.ts"),
  route("cv-builder/account", "routes/cv-account-list.ts"),
  route("cv-builder/account/:id", "routes/cv-account-one.ts"),
  route("cv-builder/account/:id/versions", "routes/cv-account-versions.ts"),
  route("cv-builder/account/:id/versions/:version", "routes/cv-account-version.ts"),
  route("cv-builder/public", "routes/cv-publish.tsx"),
  route("cv/:slug", "routes/public-cv.tsx"),

  route("tools", "routes/tools.tsx"),
  route("tools/salary-calculator", "routes/salary-calculator.tsx"),
  route("tools/interview-questions", "routes/interview-questions.tsx"),
  route("tools/waiting-list", "routes/waiting-list.tsx"),

  route("tools/ats-scanner", "routes/ats-scanner.tsx"),
  route("resources", "routes/resources.tsx"),
  ...categories.map(({ topic }) =>
    route(topic.path.slice(1), "routes/topic.tsx", { id: `topic${topic.path}` }),
  ),
  ...articleSlugs.map((slug) => route(`resources/${slug}`, "routes/article.tsx", { id: `article/${slug}` })),

  route("roadmap", "routes/roadmap.tsx"),
  route("status", "routes/status.tsx"),
  route("contact", "routes/contact.tsx"),
  ...["about", "privacy", "terms"].map((path) =>
    route(path, "routes/written-page.tsx", { id: `written/${path}` }),
  ),

  ...notBuiltAddresses.map((path) =>
    route(path.slice(1), "routes/not-built-yet.tsx", { id: `not-built${path}` }),
  ),
  route("profile", "routes/profile.tsx"),
  route("profile/export", "routes/profile-export.tsx"),
  route("profile/delete", "routes/profile-delete.tsx"),
  route("profile/delete/confirm", "routes/profile-delete-confirm.tsx"),
  route("settings", "routes/settings.tsx"),
  route("settings/security", "routes/settings-security.tsx"),
  route("settings/security/passkey", "routes/settings-security-passkey.ts"),
  route("settings/security/passkey/options", "routes/settings-security-passkey-options.ts"),
  route("unsubscribe", "routes/unsubscribe.tsx"),

  route("auth", "routes/auth.tsx"),
  route("auth/confirm", "routes/auth-confirm.tsx"),
  route("auth/link", "routes/auth-link.tsx"),
  route("auth/resend", "routes/auth-resend.tsx"),
  route("auth/recover", "routes/auth-recover.tsx"),
  route("auth/new-password", "routes/auth-new-password.tsx"),
  route("auth/two-factor", "routes/auth-two-factor.tsx"),
  route("sign-out", "routes/sign-out.ts"),
  route("api/auth/*", "routes/api-auth.ts"),
  route("api/session", "routes/api-session.ts"),
  route("api/session/refresh", "routes/api-session-refresh.ts"),

  route("preferences", "routes/preferences.ts"),
  route("components", "routes/components.tsx"),
  route("dev/outbox", "routes/dev-outbox.tsx"),
  route("dev/outbox/:id", "routes/dev-outbox-mail.tsx"),
  route("dev/outbox/:id/html", "routes/dev-outbox-html.ts"),
  route("site.webmanifest", "routes/web-manifest.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("sitemap.xml", "routes/sitemap-index.ts"),
  route("sitemaps/:name", "routes/sitemap.ts"),

  route("*", "routes/not-found.ts"),
] satisfies RouteConfig;
