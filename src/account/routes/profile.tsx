import { data, Link } from "react-router";
import { ActivityList } from "../activity/activity-list.tsx";
import { listActivity } from "../activity/activity.server.ts";
import { changeProfile, readProfile } from "../profile/change-profile.server.ts";
import { profileKeys, type Profile as ProfileValues, type ProfileErrors } from "../profile/profile-fields.ts";
import { ProfileForm } from "../profile/profile-form.tsx";
import { typedText } from "../../platform/forms/field-text.ts";
import { timeSince } from "../../ui/format-time.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { TabLinks } from "../../ui/tabs.tsx";
import { ArrivingToast } from "../../ui/toast/arriving-toast.tsx";
import { formatLongDate } from "../../app/format-date.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { isDatabaseUnavailable } from "../../app/overload/is-database-unavailable.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireOwner } from "../../app/request/require-viewer-for-action.server.ts";
import { serverUnreachableText, whenUnreachable } from "../../app/request/server-unreachable-text.ts";
import type { Route } from "./+types/profile";
import "../account.css";
import { Download } from "lucide-react";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

export const ErrorBoundary = SignInAgain;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const viewer = await requireViewer(context, url);
  const { profile, initials, email, memberSince } = viewer;
  const person = {
    profile,
    initials,
    email,
    memberSince: formatLongDate(memberSince.toISOString().slice(0, 10)),
  };
  if (url.searchParams.get("tab") !== "activity") return { person, activity: null };
  const page = Number(/^\d{1,6}$/.exec(url.searchParams.get("page") ?? "")?.[0] ?? 1) || 1;
  const { entries, ...paging } = await listActivity(db, viewer.id, page);
  const now = clock();
  return {
    person,
    activity: {
      ...paging,
      entries: entries.map((entry) => ({
        ...entry,
        at: entry.at.toISOString(),
        when: timeSince(entry.at, now),
      })),
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { config, db, clock, log, form, owner } = await requireOwner("Update failed", { request, context });
  const before = owner.profile;
  const result = readProfile(form, before);
  const typed = typedText(form, profileKeys);
  if (!result.ok) return refuse(typed, result.errors, 422);
  try {
    await changeProfile(db, { personId: owner.id, before, after: result.values, now: clock() });
  } catch (error) {
    const isOutage = isDatabaseUnavailable(error);
    if (!isOutage) log.error({ err: error }, "a profile could not be updated");
    return refuse(typed, {}, isOutage ? 503 : 500);
  }
  return redirectWithToast("/profile", updated, config);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = typedText(await request.clone().formData(), profileKeys);
  return whenUnreachable(serverAction, () => ({
    typed,
    errors: {} as ProfileErrors,
    toast: updateFailed(serverUnreachableText),
  }));
}

const updated = { title: "Profile updated", message: "Your profile has been updated successfully." };

function updateFailed(message = "Unable to update profile. Please try again.") {
  return { title: "Update failed", message, destructive: true };
}

function refuse(typed: ProfileValues, errors: ProfileErrors, status: number) {
  const [firstError] = Object.values(errors);
  return data({ typed, errors, toast: updateFailed(firstError) }, { status });
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Your Profile",
    description: "Your name, email and recent activity.",
    noindex: true,
  });

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { person, activity } = loaderData;
  return (
    <div className="read">
      <ArrivingToast toast={actionData?.toast} />
      <header className="account-head">
        <Avatar initials={person.initials} large />
        <div>
          <h1>Your Profile</h1>
          <p className="muted">{person.profile.name}</p>
        </div>
      </header>
      <TabLinks
        label="Profile"
        tabs={[
          { label: "Account", to: "/profile", current: activity === null },
          { label: "Activity", to: "/profile?tab=activity", current: activity !== null },
        ]}
      />
      <div className="account-panel">
        {activity ? (
          <ActivityList {...activity} />
        ) : (
          <>
            <ProfileForm
              key={JSON.stringify(person.profile)}
              {...person}
              typed={actionData?.typed ?? person.profile}
              errors={actionData?.errors ?? {}}
            />
            <p>
              <Link className="link" to="/settings/security">
                Password, two-step sign-in and where you are signed in
              </Link>
            </p>
            <ExportOrDelete />
          </>
        )}
      </div>
    </div>
  );
}

/** Links to export all data and to delete the account. */
function ExportOrDelete() {
  return (
    <section className="export-or-delete" aria-labelledby="h-leave">
      <div>
        <h2 id="h-leave" className="h-part">
          Export or delete your data
        </h2>
        <p>Download everything as files, or delete your account and everything in it.</p>
        <p>
          <Link className="link" to="/documents">
            Export or import only your documents
          </Link>
        </p>
      </div>
      <div className="cluster">
        <form method="post" action="/profile/export">
          <Button>
            <Icon of={Download} size="sm" />
            Export my data
          </Button>
        </form>
        <ButtonLink look="danger" to="/profile/delete">
          Delete account
        </ButtonLink>
      </div>
    </section>
  );
}
