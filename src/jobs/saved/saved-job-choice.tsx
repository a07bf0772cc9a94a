import { SelectField } from "../../ui/select-field.tsx";
import { useSavedJobs } from "./use-saved-jobs.ts";

/** A saved job to choose. `id` is its number in the index. */
export type SavedJobOption = { id: string; title: string; company: string };

type SavedJobChoiceProps = {
  /** The jobs saved in the account; empty for a visitor, whose jobs are in the browser. */
  inAccount: readonly SavedJobOption[];
  /** Called with the number of the chosen job. Without it, the form sends the choice as `savedJob`. */
  onChoose?: (id: string) => void;
};

/** A choice of the jobs that are saved in the account and in this browser. Nothing where there are none. */
export function SavedJobChoice({ inAccount, onChoose }: SavedJobChoiceProps) {
  const here = (useSavedJobs() ?? []).filter(({ id }) => !inAccount.some((one) => one.id === id));
  const jobs = [...inAccount, ...here];
  if (jobs.length === 0) return null;
  return (
    <SelectField
      label="A saved job"
      optional
      {...(onChoose ? {} : { name: "savedJob" })}
      defaultValue=""
      onChange={(event) => {
        if (event.target.value !== "") onChoose?.(event.target.value);
      }}
      options={jobs.map(({ id, title, company }) => [id, [title, company].filter(Boolean).join(", ")])}
    >
      <option value="">None, or the advert below</option>
    </SelectField>
  );
}
