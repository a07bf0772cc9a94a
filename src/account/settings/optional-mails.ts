import { onOrOff, type SwitchSetting } from "./setting.ts";

/** A kind of mail that people can turn off. */
type OptionalMail = Pick<SwitchSetting, "label" | "hint"> & {
  /** The key of the setting that turns this kind on and off. */
  setting: string;
  default: boolean;
  /** Completes "You will receive no more …" on the unsubscribe page and in the activity. */
  unsubscribedFrom: string;
};

/**
 * The kinds of mail that people can turn off. Each has its own setting on the tab "Notifications". Confirmations,
 * recovery and warnings about the account are not optional. The keys are part of unsubscribe links in mail that has
 * already been sent, so they never change.
 */
export const optionalMails = {
  notifications: {
    setting: "emailNotifications",
    default: true,
    label: "Email notifications",
    hint: "A welcome when your account is ready, and the address of your CV when you publish it. Mail that you ask for and warnings about your account are always sent.",
    unsubscribedFrom: "email notifications",
  },
  alerts: {
    setting: "jobAlerts",
    default: true,
    label: "Job alerts",
    hint: "New openings that match your saved searches, as often as you chose for each. When it is off, none are sent.",
    unsubscribedFrom: "job alerts",
  },
  reminders: {
    setting: "reminders",
    default: true,
    label: "Reminders",
    hint: "Reminders and next steps that you set yourself, in your applications and contacts. Each comes once.",
    unsubscribedFrom: "reminders",
  },
  marketing: {
    setting: "marketing",
    default: false,
    label: "Marketing communications",
    hint: "News about this site, sent only if this is on. None has been sent so far.",
    unsubscribedFrom: "marketing communications",
  },
} as const satisfies Record<string, OptionalMail>;

export type MailKind = keyof typeof optionalMails;

type MailSettings = {
  [Kind in MailKind as (typeof optionalMails)[Kind]["setting"]]: SwitchSetting & {
    values: typeof onOrOff;
    default: boolean;
  };
};

/** The settings that turn the kinds on and off. */
export const mailSettings = Object.fromEntries(
  Object.values(optionalMails).map(
    ({ setting, default: byDefault, label, hint }): [string, SwitchSetting] => [
      setting,
      {
        group: "notifications",
        section: "Email",
        values: onOrOff,
        default: byDefault,
        label,
        hint,
        exported: true,
      },
    ],
  ),
) as MailSettings;

export function isMailKind(value: string | undefined): value is MailKind {
  return value !== undefined && Object.hasOwn(optionalMails, value);
}
