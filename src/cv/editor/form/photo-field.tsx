import { UserRound } from "lucide-react";
import { useId, useState, type ChangeEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Check } from "../../../ui/check.tsx";
import { setPhoto } from "../../edit/edit-page.ts";
import { useCvSession, useSessionPart } from "../session/session-context.ts";

/** Pixels of the longer side, enough for a printed passport photo. */
const side = 600;

const quality = 0.85;

/** A photo, for countries where it is customary. Off by default. */
export function PhotoField() {
  const session = useCvSession();
  const photo = useSessionPart(({ document }) => document.personal.photo);
  const isShown = useSessionPart(({ document }) => document.personal.showPhoto);
  const [isRefused, setIsRefused] = useState(false);
  const id = useId();
  const set = (next: string | null, shows: boolean) =>
    session.edit("several", (document) => setPhoto(document, next, shows));

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (!file) return;
    const read = await shrinkPhoto(file);
    setIsRefused(read === null);
    if (read !== null) set(read, true);
  }

  return (
    <>
      <div className="photo">
        {photo === null ? (
          <span className="photo-none" aria-hidden="true">
            <Icon of={UserRound} />
          </span>
        ) : (
          <img src={photo} alt="You, as the page will show you" />
        )}
        <div>
          <label className="btn btn-secondary btn-sm">
            {photo === null ? "Choose a photo" : "Choose another photo"}
            <input
              type="file"
              className="sr"
              accept="image/*"
              aria-describedby={`${id}-note`}
              onChange={(event) => void take(event)}
            />
          </label>
          <p className="hint" id={`${id}-note`}>
            CVs in the United Kingdom, Ireland, the United States and Canada usually have none: leave it out
            there. In Germany, Austria and Switzerland, for example, a photo is usual and not required.
          </p>
        </div>
      </div>
      {isRefused && (
        <p className="error" role="alert">
          This file is no picture that your browser can read. Choose a JPEG or PNG.
        </p>
      )}
      {photo !== null && (
        <div className="cluster">
          <Check
            label="Show it on the page"
            checked={isShown}
            onChange={(event) => set(photo, event.target.checked)}
          />
          <Button look="quiet" size="sm" onClick={() => set(null, false)}>
            Remove photo
          </Button>
        </div>
      )}
    </>
  );
}

/**
 * Converts a chosen picture to a small JPEG. The picture is redrawn, which drops the file's metadata (place, device,
 * time). Returns null if the browser cannot read it.
 */
async function shrinkPhoto(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext("2d");
    if (!context) return null;
    // Transparent areas would be black in a JPEG.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return canvas.toDataURL("image/jpeg", quality);
  } catch {
    return null;
  }
}
