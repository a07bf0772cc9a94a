import type { ColumnType, Generated } from "kysely";
import type { ManyChange, Outcome, StageKind } from "./application.ts";

export type ApplicationStagesTable = {
  id: Generated<string>;
  user_id: string;
  name: string;
  kind: StageKind;
  /** From left to right. */
  position: number;
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** A day as "2026-01-31". */
type Day = string;

export type ApplicationsTable = {
  id: Generated<string>;
  user_id: string;
  stage_id: string;
  /** A lower number is further up in its stage. */
  position: number;
  job_id: number | null;
  title: string;
  company: string;
  place: Generated<string>;
  link: Generated<string>;
  source: Generated<string>;
  /** The text of the posting on the day it was saved. */
  description: Generated<string>;
  /** Markdown. */
  notes: Generated<string>;
  next_step: Generated<string>;
  apply_by: Day | null;
  applied_at: Day | null;
  replied_at: Day | null;
  pay_discussed: Generated<string>;
  outcome: Outcome | null;
  outcome_reason: Generated<string>;
  cv_id: string | null;
  cv_version: string | null;
  cv_title: Generated<string>;
  cv_score: number | null;
  letter_id: string | null;
  letter_text: Generated<string>;
  created_at: Date;
  updated_at: Date;
  /** Null if the day is unknown, for a row of a file. */
  moved_at: Date | null;
  deleted_at: Date | null;
  archived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  import_id: string | null;
  told_gone_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  told_closing_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

export type ApplicationEventsTable = {
  id: Generated<number>;
  user_id: string;
  application_id: string;
  at: Date;
  /** Null for the first stage of an application. */
  from_name: string | null;
  /** Null once the stage is removed. */
  to_stage_id: string | null;
  to_name: string;
  to_kind: StageKind;
  /** Whether `at` is known. Otherwise it is the moment of the import. */
  is_dated: Generated<boolean>;
};

export type ApplicationRemindersTable = {
  id: Generated<string>;
  user_id: string;
  application_id: string;
  due_at: Date;
  text: string;
  done_at: Date | null;
  mailed_at: Date | null;
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

export type ApplicationInterviewsTable = {
  id: Generated<string>;
  user_id: string;
  application_id: string;
  starts_at: Date;
  /** "Europe/Berlin" */
  time_zone: string;
  minutes: number;
  kind: string;
  with_whom: Generated<string>;
  place: Generated<string>;
  notes: Generated<string>;
  /** Grows with each change. */
  revision: ColumnType<number, number | undefined, number>;
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** Amounts are for a year, in the currency of the offer. Null is a field that was left empty. */
export type ApplicationOffersTable = {
  application_id: string;
  user_id: string;
  currency: string;
  base: number;
  bonus_percent: number | null;
  equity: number | null;
  equity_counts: boolean;
  pension_percent: number | null;
  leave_days: number | null;
  site_days: number | null;
  travel_minutes: number | null;
  commute_cost: number | null;
  answer_by: Day | null;
};

/** `content` is JSON; see store/done-changes.server.ts. */
export type ApplicationChangesTable = {
  id: Generated<string>;
  user_id: string;
  what: ManyChange;
  at: Date;
  content: string;
};

declare module "../platform/database/tables.ts" {
  interface Tables {
    application_stages: ApplicationStagesTable;
    applications: ApplicationsTable;
    application_events: ApplicationEventsTable;
    application_reminders: ApplicationRemindersTable;
    application_interviews: ApplicationInterviewsTable;
    application_offers: ApplicationOffersTable;
    application_changes: ApplicationChangesTable;
  }
}
