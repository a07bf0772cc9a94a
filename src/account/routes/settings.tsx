import { Link } from "react-router";
import { changeSettings, readSettings } from "../settings/stored-settings.server.ts";
import { readSettingsForm } from "../settings/read-settings-form.ts";
import { SettingsPanel } from "../settings/settings-panel.tsx";
import { settingGroups, type SettingGroup } from "../settings/setting.ts";
import { settingsTab, tabPath } from "../settings/settings.ts";
import { currencyOptions } from "../../jobs/offer-currencies.ts";
import { Notice } from "../../ui/notice.tsx";
import { TabLinks } from "../../ui/tabs.tsx";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireOwner } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/settings";
import "../account.css";

const tabLabels: Record<SettingGroup, string> = {
  preferences: "Preferences",
  notifications: "Notifications",
  privacy: "Privacy",
};

export const ErrorBoundary = SignInAgain;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = await requireViewer(context, url);
  const { config, db } = context.get(servicesContext);
  return {
    tab: settingsTab(url.searchParams.get("tab")),
    settings: await readSettings(db, id),
    options: { currency: currencyOptions },
    sendsMail: config.smtp !== undefined,
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { config, db, clock, form, owner } = await requireOwner("Update failed", { request, context });
  const changes = readSettingsForm(form, await readSettings(db, owner.id));
  await changeSettings(db, owner.id, changes, clock());
  if (form.get("at") === "once") return { saved: true };
  const saved = { title: "Settings saved", message: "They apply wherever you are signed in." };
  return redirectWithToast(tabPath(settingsTab(url.searchParams.get("tab"))), saved, config);
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Settings",
    description: "How the site looks, what it sends you and what it stores.",
    noindex: true,
  });

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { tab, settings, options, sendsMail } = loaderData;
  return (
    <div className="read">
      <h1 className="account-title">Settings</h1>
      <TabLinks
        label="Settings"
        tabs={settingGroups.map((one) => ({
          label: tabLabels[one],
          to: tabPath(one),
          current: one === tab,
        }))}
      />
      {tab === "notifications" && !sendsMail && (
        <Notice tone="warn">This site sends no mail at present. Your choices apply once it does.</Notice>
      )}
      <SettingsPanel key={tab} group={tab} chosen={settings} options={options} />
      {tab === "notifications" && (
        <p className="setting-more">
          <Link className="link" to="/saved-searches">
            Saved searches, and how often each is mailed
          </Link>
        </p>
      )}
      {tab === "privacy" && (
        <p className="setting-more">
          <Link className="link" to="/cv-builder/public">
            Choose the CV to show, and its address
          </Link>
        </p>
      )}
      {tab === "privacy" && (
        <p className="setting-more">
          <Link className="link" to="/documents">
            Export or import your CVs, letters, practice and saved jobs
          </Link>
        </p>
      )}
      <p className="setting-more">
        <Link className="link" to="/settings/security">
          Password, two-step sign-in and where you are signed in
        </Link>
      </p>
    </div>
  );
}
