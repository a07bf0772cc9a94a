import { readFile, writeFile } from "node:fs/promises";
import { sql } from "kysely";
import { loadGazetteer } from "./src/places/gazetteer.server.ts";
import { searchJobs } from "./src/jobs/search/match/search-jobs.server.ts";
import { judgedAt } from "./bench/search-quality/judged-at.ts";
import { keyOf } from "./bench/search-quality/rankings.ts";
import { readSearches } from "./bench/search-quality/read-searches.ts";
import { withIndex } from "./bench/search-quality/with-index.ts";
const configs: Record<string, object> = JSON.parse(process.argv[2]!);
const T = "bench/truth/searches.";
const sets = ["open","sealed","sealed-2","sealed-3","sealed-4","sealed-5","sealed-6"].filter((s)=>!process.argv[3]||process.argv[3].split(",").includes(s));
await withIndex({ data: "../shared/data", store: process.env.STORE ?? "/tmp/fit/index" }, async (db) => {
  const { rows } = await sql<{id:number;key:string}>`select j.id, ${keyOf} as key from jobs j join postings p on p.id=j.lead_posting_id`.execute(db);
  const keys = new Map(rows.map((r)=>[Number(r.id), r.key]));
  const gazetteer = loadGazetteer();
  for (const [name, cfg] of Object.entries(configs)) {
    (globalThis as any).cfg = cfg;
    for (const set of sets) {
      const searches = await readSearches(`${T}${set}.json`);
      const dev = JSON.parse(await readFile(`${T}developer.judgements.json`,"utf8"));
      const own = JSON.parse(await readFile(`${T}${set}.judgements.json`,"utf8"));
      const line: string[] = [name.padEnd(14), set.padEnd(9)];
      for (const sort of ["relevance","date"] as const) {
        let n=0,fit=0,half=0,unj=0,empty=0;
        const dump: any[] = [];
        for (const s of searches) {
          const r = await searchJobs(db, { ...s.query, sort }, { now: judgedAt, gazetteer });
          const jobs = r.jobs.slice(0,10);
          if (!jobs.length) empty++;
          const f = { ...dev[s.id], ...own[s.id] };
          for (const j of jobs) { const g = f[keys.get(Number(j.id))!]; if (g===undefined) unj++; else { n++; fit+= g===1?1:0; half+=g; } }
          dump.push({id:s.id, words:s.query.keywords, place:s.query.location, fits:s.fits, total:r.total.value, mentioned:r.mentioned?.value, jobs: jobs.map((j)=>({g:f[keys.get(Number(j.id))!], key: keys.get(Number(j.id)), title:j.title, company:j.company, loc:j.location}))});
        }
        line.push(`${sort.slice(0,4)} fits ${fit} of ${n} = ${(100*fit/n).toFixed(1)} half ${(100*half/n).toFixed(1)} unj ${unj} empty ${empty} |`);
        await writeFile(`/tmp/fit/${name}.${set}.${sort}.json`, JSON.stringify(dump));
      }
      console.log(line.join(" "));
    }
  }
});
