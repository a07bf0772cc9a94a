import { MapPin } from "lucide-react";
import { Check } from "../../ui/check.tsx";
import { Chip, ChipRemove } from "../../ui/chip.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Range } from "../../ui/range.tsx";
import { Select } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { Section } from "./section.tsx";

export function Fields() {
  return (
    <>
      <Section title="Fields" note="Label above, hint below, the error says how to put it right">
        <div className="pair pair-fields">
          <Field label="Location" hint="City and region are enough.">
            {(control) => <Input {...control} icon={MapPin} placeholder="City, or remote" />}
          </Field>
          <Field label="Start date" error="Use MM/YYYY, for example 03/2021.">
            {(control) => <Input {...control} defaultValue="Spring 2021" />}
          </Field>
          <Field label="Portfolio" optional>
            {(control) => <Input {...control} defaultValue="osei.example" />}
          </Field>
          <Field label="Email">
            {(control) => <Input {...control} defaultValue="amara.osei@example.com" readOnly />}
          </Field>
          <Field label="Experience Level">
            {(control) => (
              <Select {...control} defaultValue="mid">
                <option value="entry">Entry</option>
                <option value="mid">Mid</option>
              </Select>
            )}
          </Field>
          <Field label="Minimum salary" hint="$60K per year">
            {(control) => <Range {...control} min={0} max={200} step={5} defaultValue={60} />}
          </Field>
          <Field label="Description">{(control) => <Textarea {...control} rows={3} />}</Field>
        </div>
        <div className="cluster sec-choices">
          <Check label="Remote" count="402" defaultChecked />
          <Check label="Pay shown" />
          <Check type="radio" name="often" label="Each morning" defaultChecked />
          <Check type="radio" name="often" label="Weekly" />
          <Switch label="Job alerts" defaultChecked />
        </div>
      </Section>
      <Section title="Chips">
        <div className="cluster">
          <Chip label="First" count="812" defaultChecked />
          <Chip label="Second" count="201" />
          <ChipRemove label="$60K and up" to="/components" />
        </div>
      </Section>
    </>
  );
}
