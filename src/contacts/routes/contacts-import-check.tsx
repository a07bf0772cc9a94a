import { redirect, useNavigation } from "react-router";
import { listReferences } from "../../applications/store/applications.server.ts";
import { listExportedContacts } from "../export-contacts.server.ts";
import { importPeople, parsePeopleChoices } from "../import/import-people.server.ts";
import { hasName, peopleImports, peopleColumns } from "../import/people-columns.ts";
import {
  reviewPeople,
  type KnownPerson,
  type NewPerson,
  type PeopleReview,
  type ReviewedPerson,
} from "../import/review-people.ts";
import { understandPeople } from "../import/understand-people.ts";
import { readWaitingImport, takeImport } from "../../table-import/waiting-import.server.ts";
import { answerImportReview } from "../../table-import/routes/answer-import-review.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireOwner } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/contacts-import-check";
import "../ui/network.css";
import "../../table-import/table-import.css";
import { useRef, useState, type FormEvent } from "react";
import { ImportReviewForm } from "../../table-import/import-review-form.tsx";
import { KnownRows, number, RowText } from "../../table-import/review-list.tsx";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { Table } from "../../ui/table.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

export const ErrorBoundary = SignInAgain;

const choose = "/contacts/import";
const check = "/contacts/import/check";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const { id: personId } = await requireViewer(context, url);
  const now = clock();
  const waiting = await readWaitingImport(db, peopleImports, { personId, now });
  if (!waiting) throw redirect(choose);
  const [contacts, applications] = await Promise.all([
    listExportedContacts(db, personId),
    listReferences(db, personId),
  ]);
  const companies = applications.map(({ company }) => company);
  return { review: reviewPeople(waiting, { contacts, companies, now }) };
}

/** Reads the file again with other columns, imports the chosen people, or forgets the file. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = await requireOwner("Nothing imported", { request, context });
  const {
    db,
    clock,
    config,
    form,
    owner: { id: personId },
  } = services;
  const waiting = await answerImportReview(services, peopleImports, { form, personId, choose, check });
  if (waiting instanceof Response) return waiting;
  const now = clock();
  const { id, table, choices } = waiting;
  const { people, unclear } = understandPeople(table, choices, now);
  const back = (path: string, title: string, message: string) =>
    redirectWithToast(path, { title, message, destructive: true }, config);
  if (unclear || !hasName(choices.uses)) return redirect(check, 303);
  const chosen = parsePeopleChoices(form);
  if (chosen.taken.size + chosen.known.size === 0)
    return back(check, "Nobody was chosen", "Tick the people whom you want to import.");
  if (!(await takeImport(db, { personId, id }))) return redirect(choose, 303);
  const { added, completed, full } = await importPeople(db, {
    personId,
    people,
    choices: chosen,
    importId: id,
    now,
  });
  const path = `/contacts?${new URLSearchParams({ imported: id })}`;
  if (full > 0) return back(path, "Your network is full", `${added} were added, ${full} were left out.`);
  if (added + completed === 0)
    return back("/contacts", "Nothing to import", "These people were in your network already.");
  return redirect(path, 303);
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Check the import",
    description: "How a file of people is understood, before they are imported.",
    noindex: true,
  });

export default function ContactsImportCheck({ loaderData: { review } }: Route.ComponentProps) {
  const { id, columns, chosenOrder } = review;
  return (
    <PeopleImportCheckPage
      key={JSON.stringify([id, columns.map(({ use }) => use), chosenOrder])}
      review={review}
    />
  );
}

/** Shows how a file of people is understood before anything is stored. The person chooses whom to import. */
function PeopleImportCheckPage({ review }: { review: PeopleReview }) {
  const { atCompanies, others, known, columns, days } = review;
  const hasCompanies = atCompanies.length > 0;
  const completed = known.first.filter(({ adds }) => adds.length > 0).length;
  const [chosen, setChosen] = useState((hasCompanies ? atCompanies : others).length + completed);
  const busy = useNavigation().state === "submitting";
  const lacks = hasName(columns.map(({ use }) => use)) ? [] : ["name"];
  const isReadable = lacks.length === 0 && days.unclear === null;
  return (
    <ImportReviewForm
      above={[
        { name: "Network Relationship Manager", path: "/contacts" },
        { name: "Import people", path: "/contacts/import" },
      ]}
      review={review}
      usesFor={() => peopleColumns}
      lacks={lacks}
      needed="a name"
      unreadLead="A contact has one email and one phone: the first is taken. Other values, and texts that are not what their column says, are left out."
      onChange={(event) => setChosen(countChosen(event))}
      submit={
        isReadable &&
        atCompanies.length + others.length + known.count > 0 && (
          <Button look="primary" name="do" value="import" busy={busy}>
            <ImportLabel chosen={chosen} />
          </Button>
        )
      }
    >
      {lacks.length === 0 && known.count > 0 && (
        <KnownRows
          known={known}
          lead="They have the email, or the name and company, of one of your people or of an earlier row. Completing adds what is missing and replaces nothing."
        >
          {known.first.map((one) => (
            <KnownPersonRow key={one.at} known={one} />
          ))}
        </KnownRows>
      )}
      {lacks.length === 0 && atCompanies.length + others.length > 0 && (
        <section aria-labelledby="new-heading">
          <h2 className="h-card" id="new-heading">
            New people
          </h2>
          {hasCompanies && (
            <>
              <p className="muted">
                You do not need all of them. {number(atCompanies.length)}{" "}
                {atCompanies.length === 1 ? "works" : "work"} where you have applied. Start with those.
              </p>
              <PeopleTable caption="People at your companies" people={atCompanies} isTaken />
            </>
          )}
          {hasCompanies && others.length > 0 && (
            <details className="fold">
              <summary>{others.length === 1 ? "1 other" : `${number(others.length)} others`}</summary>
              <PeopleTable caption="People elsewhere" people={others} isTaken={false} />
            </details>
          )}
          {!hasCompanies && <PeopleTable caption="People in the file" people={others} isTaken />}
        </section>
      )}
    </ImportReviewForm>
  );
}

function countChosen({ currentTarget: form }: FormEvent<HTMLFormElement>): number {
  const known = [...form.querySelectorAll<HTMLSelectElement>("select[name^=known-]")];
  const taken = form.querySelectorAll("input[name=take]:checked").length;
  return taken + known.filter(({ value }) => value !== "").length;
}

/** The number is shown only with JavaScript, because it has to follow the choice. */
function ImportLabel({ chosen }: { chosen: number }) {
  if (!useHydrated()) return "Import the chosen people";
  return `Import ${number(chosen)} ${chosen === 1 ? "person" : "people"}`;
}

function KnownPersonRow({ known: { at, person, same, sameRow, adds } }: { known: KnownPerson }) {
  return (
    <li>
      <p>
        <b>Row {at + 1}</b> <PersonText person={person} />
      </p>
      <p>
        <b>{sameRow === null ? "In your network" : `Row ${sameRow}`}</b> <PersonText person={same} />
      </p>
      <SelectField
        label={`Row ${at + 1}, ${person.name}`}
        name={`known-${at}`}
        hint={adds.length > 0 ? `Completing adds: ${adds.join(", ")}` : "It has nothing new."}
        defaultValue={adds.length > 0 ? "complete" : ""}
      >
        <option value="">Leave out</option>
        {adds.length > 0 && <option value="complete">Complete</option>}
        <option value="add">Add as another person</option>
      </SelectField>
    </li>
  );
}

function PersonText({ person: { name, role, company, email, phone } }: { person: ReviewedPerson }) {
  return <RowText title={name} facts={[role, company, email, phone]} />;
}

type PeopleTableProps = { caption: string; people: readonly NewPerson[]; isTaken: boolean };

function PeopleTable({ caption, people, isTaken }: PeopleTableProps) {
  const hydrated = useHydrated();
  const table = useRef<HTMLTableElement>(null);
  function takeAll(isAll: boolean) {
    for (const box of table.current?.querySelectorAll<HTMLInputElement>("input[name=take]") ?? [])
      box.checked = isAll;
  }
  const all = (
    <label className="check">
      <input
        type="checkbox"
        defaultChecked={isTaken}
        aria-label={`Take all ${people.length} people`}
        onChange={(event) => takeAll(event.currentTarget.checked)}
      />
    </label>
  );
  return (
    <Table
      ref={table}
      className="row-heads import-table"
      caption={caption}
      columns={[{ heading: hydrated ? all : <span className="sr">Take</span> }, "Person", "Company"]}
    >
      {people.map(({ at, name, company }) => (
        <tr key={at}>
          <td>
            <label className="check">
              <input
                type="checkbox"
                name="take"
                value={at}
                defaultChecked={isTaken}
                aria-label={`Take ${name}`}
              />
            </label>
          </td>
          <th scope="row">{name}</th>
          <td>{company}</td>
        </tr>
      ))}
    </Table>
  );
}
