import { data, Link, redirect } from "react-router";
import { ActivityList } from "../../account/activity/activity-list.tsx";
import { listActivity } from "../../account/activity/list-activity.server.ts";
import { readPersonName } from "../../account/person-name.ts";
import { NameForm } from "../../account/profile/name-form.tsx";
import { renameProfile } from "../../account/profile/rename-profile.server.ts";
import { TakeOrLeave } from "../../account/profile/take-or-leave.tsx";
import { sinceWords } from "../../ui/time-words.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { TabLinks } from "../../ui/tabs.tsx";
import { ArrivingToast } from "../../ui/toast/arriving-toast.tsx";
import { longDateWords } from "../date-words.ts";
import { withToast } from "../flash.server.ts";
import { isDatabaseUnavailable } from "../busy/is-database-unavailable.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { servicesContext } from "../services.ts";
import { requireViewer } from "../session/require-viewer.server.ts";
import { SignInAgain } from "../session/sign-in-again-page.tsx";
import { signInAgain } from "../session/sign-in-again.server.ts";
import { unreachableWords, whenUnreachable } from "../unreachable.ts";
import type { Route } from "./+types/profile";
import "../../account/account.css";

export const ErrorBoundary = SignInAgain;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const viewer = await requireViewer(context, url);
  const { name, initials, email, memberSince } = viewer;
  const person = {
    name,
    initials,
    email,
    memberSince: longDateWords(memberSince.toISOString().slice(0, 10)),
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
        when: sinceWords(entry.at, now),
      })),
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { config, db, clock, log, viewer: readViewer } = context.get(servicesContext);
  const typed = (await request.formData()).get("name");
  const text = typeof typed === "string" ? typed : "";
  const viewer = await readViewer();
  if (!viewer) throw signInAgain("Update failed", request, config);
  const reading = readPersonName(text);
  if (!reading.ok) return refuse(text, reading.error, 422);
  if (reading.name === viewer.name) return refuse(text, "That is your name already.", 422);
  try {
    await renameProfile(db, { personId: viewer.id, name: reading.name, now: clock() });
  } catch (error) {
    const isOutage = isDatabaseUnavailable(error);
    if (!isOutage) log.error({ err: error }, "a profile could not be updated");
    return refuse(text, null, isOutage ? 503 : 500);
  }
  return redirect("/profile", { status: 303, headers: withToast(new Headers(), updated, config) });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = (await request.clone().formData()).get("name");
  return whenUnreachable(serverAction, () => ({
    typed: typeof typed === "string" ? typed : "",
    error: null,
    toast: updateFailed(unreachableWords),
  }));
}

const updated = { title: "Profile updated", message: "Your profile has been updated successfully." };

function updateFailed(message = "Unable to update profile. Please try again.") {
  return { title: "Update failed", message, destructive: true };
}

function refuse(typed: string, error: string | null, status: number) {
  return data({ typed, error, toast: updateFailed(error ?? undefined) }, { status });
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
          <p className="muted">{person.name}</p>
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
            <NameForm
              key={person.name}
              {...person}
              typed={actionData?.typed ?? person.name}
              error={actionData?.error ?? undefined}
            />
            <p>
              <Link className="link" to="/settings/security">
                Password, two-step sign-in and where you are signed in
              </Link>
            </p>
            <TakeOrLeave />
          </>
        )}
      </div>
    </div>
  );
}
