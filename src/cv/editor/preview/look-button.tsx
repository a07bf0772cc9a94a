import { ChevronRight, LayoutTemplate } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { templates } from "../../document/cv-look.ts";
import { fileParts } from "../files/file-parts.ts";
import { useSessionPart } from "../session/session-context.ts";

const GalleryDialog = lazy(async () => ({ default: (await fileParts.galleryDialog()).GalleryDialog }));

/** Names the template and opens the gallery, where it and the rest of the look are chosen. */
export function LookButton() {
  const template = useSessionPart(({ document }) => document.look.template);
  const [isOpen, setIsOpen] = useState(false);
  const open = () =>
    void fileParts.galleryDialog().then(
      () => setIsOpen(true),
      () => showToast({ tone: "bad", title: "Not now", message: "Try again once you are online." }),
    );
  return (
    <>
      <Button look="quiet" size="sm" onClick={open}>
        <Icon of={LayoutTemplate} size="sm" />
        <span className="sr">Template and look: </span>
        {templates[template].label}
        <Icon of={ChevronRight} size="sm" />
      </Button>
      <Suspense>{isOpen && <GalleryDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
