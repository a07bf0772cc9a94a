const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/**
 * A request that refuses a body that is not a form. `formData()` rejects with a Response, `{ message }` as JSON, rather
 * than with a TypeError. React Router sends what an action throws, so routes need no check of their own.
 *
 * Answers 415 when the content type is not that of a form. Answers 400 when the form cannot be read or contains a null
 * character, which the database cannot store.
 */
export class FormRequest extends Request {
  override async formData(): Promise<FormData> {
    const type = this.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
    if (!formTypes.includes(type))
      throw refuse(415, `This address takes a form. Send ${formTypes.join(" or ")}.`);
    const form = await super.formData().catch(() => null);
    if (!form) throw refuse(400, "The form could not be read. Go back and send it once more.");
    for (const [name, value] of form) {
      if (name.includes("\0") || (typeof value === "string" && value.includes("\0")))
        throw refuse(400, nullCharacter);
    }
    return form;
  }
}

const nullCharacter =
  "The form holds a character that cannot be stored (U+0000). Go back, type the text again rather than paste it, and send it once more.";

function refuse(status: 400 | 415, message: string): Response {
  return Response.json({ message }, { status, headers: { "Cache-Control": "no-store" } });
}
