import { accountData } from "./account/account-data.server.ts";
import { activityData } from "./account/activity/activity.server.ts";
import { alertsData } from "./alerts/alerts-data.server.ts";
import type { PersonalDataHandler } from "./account/personal-data.ts";
import { settingsData } from "./account/settings/stored-settings.server.ts";
import { applicationsData, boardData } from "./applications/applications-data.server.ts";
import { waitingImportData } from "./table-import/waiting-import.server.ts";
import { contactData } from "./contact/contact-data.server.ts";
import { contactsData } from "./contacts/contacts-data.server.ts";
import { publicCvData } from "./cv/account/public-cv-data.server.ts";
import { cvAccountKind } from "./cv/account/cv-account-kind.server.ts";
import { letterAccountKind } from "./letters/letter-account-kind.server.ts";
import { documentsData } from "./documents/bundle/documents-data.server.ts";
import type { Config } from "./platform/config/config.ts";
import { practiceAccountKind } from "./tools/coach/history/practice-account-kind.server.ts";
import { waitingListData } from "./tools/waiting-list/waiting-list.server.ts";
import { mailData } from "./platform/mail/mail-data.server.ts";

/**
 * The personal data of every domain, in the order of erasure. The account is last, because the others refer to it. The
 * site and the operator's commands export and erase by this list.
 */
export function personalData(config: Pick<Config, "publicUrl">): readonly PersonalDataHandler[] {
  return [
    contactData,
    waitingListData,
    mailData,
    activityData,
    settingsData,
    alertsData(config),
    contactsData,
    waitingImportData,
    applicationsData,
    boardData(config),
    documentsData([cvAccountKind, letterAccountKind, practiceAccountKind]),
    publicCvData(config),
    accountData,
  ];
}
