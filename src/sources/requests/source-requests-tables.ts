import type { Generated } from "kysely";

export type RequestKind = "company" | "advert";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    source_requests: {
      id: Generated<number>;
      kind: RequestKind;
      name: string;
      address: string;
      times: Generated<number>;
      outcome: Generated<string>;
      asked_at: Date;
      done_at: Generated<Date | null>;
    };
  }
}
