import type { Rule } from "./source-tree.ts";
import { isTest } from "./source-tree.ts";

/** The domains that a domain may import. A domain that is not listed may import none. */
export const allowedDomains: Readonly<Record<string, readonly string[]>> = {
  alerts: ["jobs"],
  applications: ["account", "cv", "documents", "jobs", "table-import", "tools"],
  ats: ["cv", "documents", "jobs", "matching"],
  contacts: ["table-import"],
  cv: ["ai", "documents"],
  jobs: ["occupations", "places"],
  letters: ["ai", "cv", "documents", "jobs", "matching"],
  matching: ["cv", "documents", "jobs", "occupations", "places"],
  sources: ["jobs", "places"],
  tools: ["ai", "documents", "jobs", "matching", "occupations"],
};

type Part = {
  layer: "main" | "tasks" | "app" | "domain" | "ui" | "platform" | "text";
  domain: string | null;
};

/** Returns the part that a file belongs to, or null when it belongs to none. */
export function partOf(path: string): Part | null {
  const [root, folder = "", ...rest] = path.split("/");
  if (root !== "src") return null;
  if (rest.length === 0) {
    // The site and the command line. Each composes its dependencies, and nothing imports them.
    if (["main.ts", "cli.ts"].includes(folder)) return { layer: "main", domain: null };
    // What they compose of several domains.
    if (["tasks.ts", "personal-data.server.ts", "operator-services.server.ts"].includes(folder))
      return { layer: "tasks", domain: null };
    // React Router looks for these in its app directory.
    if (["root.tsx", "routes.ts", "entry.server.tsx"].includes(folder)) return { layer: "app", domain: null };
    return null;
  }
  // A page may show what several domains know, so the pages of a domain are above all domains.
  if (rest[0] === "routes" && rest.length > 1) return { layer: "app", domain: null };
  if (folder === "app" || folder === "ui" || folder === "platform" || folder === "text") {
    return { layer: folder, domain: null };
  }
  return { layer: "domain", domain: folder };
}

const mayKnow: Record<Part["layer"], readonly Part["layer"][]> = {
  main: ["tasks", "app", "domain", "ui", "platform", "text"],
  tasks: ["tasks", "domain", "platform"],
  app: ["app", "domain", "ui", "platform", "text"],
  domain: ["domain", "ui", "platform", "text"],
  ui: ["ui", "platform"],
  platform: ["platform"],
  text: ["text"],
};

/**
 * `main → app, tasks → domains → ui → platform`. The pages in `routes/` of a domain belong to the app. App and domains
 * may also import `text`, which imports only itself. Between domains, only the imports of the allow-list are permitted.
 */
export const layers: Rule = (tree) =>
  tree.flatMap(({ path, imports }) => {
    const part = partOf(path);
    if (!part && !isTest(path)) return [`${path} belongs to no layer`];
    return imports.flatMap((one) => {
      if (one.path === null || one.path.split("/").includes("+types")) return [];
      if (isTest(path) && /^(tests|bench)\//.test(one.path)) return [];
      const other = partOf(one.path);
      const report = (why: string) => [`${path}:${one.line} imports ${one.path}: ${why}`];
      // Content, changelog and package.json are data written by people and belong to no layer.
      if (!other && !/\.[jt]sx?$/.test(one.path)) return [];
      if (!other) return report("outside the layers");
      // A test may set up the users of its part, but not the whole program.
      if (!part || isTest(path)) return other.layer === "main" ? report("nothing imports main") : [];
      if (other.layer === "main") return report("nothing imports main");
      if (!mayKnow[part.layer].includes(other.layer))
        return report(`${part.layer} must not know ${other.layer}`);
      if (part.domain && other.domain && part.domain !== other.domain) {
        const allowed = allowedDomains[part.domain] ?? [];
        if (!allowed.includes(other.domain)) return report(`${part.domain} must not know ${other.domain}`);
      }
      return [];
    });
  });
