import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findPostgres } from "../support/find-postgres.ts";
import { startCluster, withDatabase, type Cluster } from "../support/start-postgres.ts";
import { startServer } from "../support/start-server.ts";

const hasPostgres = findPostgres() !== undefined;

let cluster: Cluster;
beforeAll(async () => {
  if (hasPostgres) cluster = await startCluster();
});
afterAll(() => cluster?.stop());

it.skipIf(!hasPostgres)(
  "two processes that start at once on an empty PostgreSQL database both come up",
  async () => {
    for (const database of ["first", "second"]) {
      const admin = new Client({ connectionString: cluster.url });
      await admin.connect();
      await admin.query(`create database ${database}`);
      await admin.end();
      const DATABASE_URL = withDatabase(cluster.url, database);
      const sites = await Promise.all([startServer({ DATABASE_URL }), startServer({ DATABASE_URL })]);
      for (const { url } of sites)
        expect(await (await fetch(`${url}/readyz`)).json()).toEqual({
          ok: true,
          database: "up",
          tasks: "up",
        });
      const ends = await Promise.all(sites.map(({ stop }) => stop()));
      expect(ends).toEqual([0, 0]);
      for (const { said } of sites) expect(said()).not.toMatch(/"level":(?:50|60)/);
    }
  },
);
