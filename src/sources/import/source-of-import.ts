import { importedFiles, sourceLabel } from "../../jobs/source-label.ts";
import { adapterNamed } from "../adapters.ts";
import { fingerprint } from "../fingerprint.ts";
import type { SourcePolicy } from "../policies.ts";

/** The source under which an import is stored. */
export type ImportSource = {
  /** "corpus:uk-jobs-2021", or the adapter's name. */
  name: string;
  adapter: string;
  label: string;
  companyName: string | null;
  /** Tells two files of one name apart; empty if the operator named the data set, or for a feed. */
  file: string;
  homepage: string;
  policy: SourcePolicy;
  /** False for a source that exists only as a file and cannot be fetched again. */
  enabled: boolean;
};

const longestSlug = 80;
const aboutPage = "/about";

/**
 * Returns the source of an import. A recorded feed counts as its live source, so that both have the same ids. A data
 * set becomes its own source, named by the operator or after its file.
 *
 * @param path of the file if the data set is named after it, else null.
 */
export function sourceOfImport(source: string, name: string | null, path: string | null): ImportSource {
  const adapter = adapterNamed(source);
  if (adapter !== undefined) {
    const { label, homepage, policy } = adapter;
    const enabled = adapter.pageUrl({ board: "", companyName: null }, 0) !== null;
    const known = { name: adapter.name, adapter: adapter.name, label, file: "" };
    return { ...known, companyName: name, homepage, policy, enabled };
  }
  const label = name ?? "data";
  return {
    name: `corpus:${slugOf(label)}`,
    adapter: importedFiles,
    label,
    companyName: null,
    file: path === null ? "" : fingerprint(path),
    homepage: aboutPage,
    policy: {
      grade: null,
      attribution: {
        text: `From the ${sourceLabel({ adapter: importedFiles, label }).replace(/^I/, "i")}`,
        url: aboutPage,
      },
      applyPolicy: "unknown",
      // The owner of these texts is unknown, so they are shown but not offered to other search engines.
      allowsJsonLd: false,
      minInterval: 86_400,
      followLinks: false,
    },
    enabled: false,
  };
}

function slugOf(label: string): string {
  const plain = label
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  const slug = plain.replace(/[^\p{L}\p{N}_]+/gu, "-").replace(/^-+|-+$/g, "");
  if (slug.length > longestSlug) return `${slug.slice(0, longestSlug - 9)}-${fingerprint(slug).slice(0, 8)}`;
  return slug === "" ? "data" : slug;
}
