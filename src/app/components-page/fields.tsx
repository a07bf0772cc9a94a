import { MapPin } from "lucide-react";
import { Check } from "../../ui/check.tsx";
import { Chip, ChipRemove } from "../../ui/chip.tsx";
import { Field } from "../../ui/field.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { Range } from "../../ui/range.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { Section } from "./section.tsx";

export function Fields() {
  return (
    <>
      <Section title="Fields" note="Label above, hint below, the error says how to put it right">
        <div className="pair pair-fields">
          <InputField
            label="Location"
            hint="City and region are enough."
            icon={MapPin}
            placeholder="City, or remote"
          />
          <InputField
            label="Start date"
            error="Use MM/YYYY, for example 03/2021."
            defaultValue="Spring 2021"
          />
          <InputField label="Portfolio" optional defaultValue="osei.example" />
          <InputField label="Email" defaultValue="amara.osei@example.com" readOnly />
          <SelectField label="Experience Level" defaultValue="mid">
            <option value="entry">Entry</option>
            <option value="mid">Mid</option>
          </SelectField>
          <Field label="Minimum salary" hint="$60K per year">
            {(control) => <Range {...control} min={0} max={200} step={5} defaultValue={60} />}
          </Field>
          <TextareaField label="Description" rows={3} />
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
