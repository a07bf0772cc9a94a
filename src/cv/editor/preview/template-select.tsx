import { Select } from "../../../ui/select.tsx";
import { templates, type CvLook, type TemplateName } from "../../document/cv-look.ts";
import { useLook } from "./use-look.ts";

/** The template select, always visible above the pages. */
export function TemplateSelect() {
  const [look, change] = useLook();
  return (
    <Select
      aria-label="Template"
      title={templates[look.template].about}
      value={look.template}
      onChange={(event) => change({ template: event.target.value as CvLook["template"] })}
    >
      {(Object.keys(templates) as TemplateName[]).map((name) => (
        <option key={name} value={name}>
          {templates[name].label}
        </option>
      ))}
    </Select>
  );
}
