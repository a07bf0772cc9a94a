let isPressed = false;
const waiting: (() => void)[] = [];

/** Begins to notice whether a mouse button, pen or finger is down. Calling it again has no effect. */
export function watchPointer(): void {
  addEventListener("pointerdown", press, { capture: true });
  // Some systems send no "pointerup" after a context menu. The next key tells that the press is over.
  for (const kind of ["pointerup", "pointercancel", "keydown"])
    addEventListener(kind, release, { capture: true });
}

/** Resolves when no pointer is pressed: at once, or after the click that ends the press. */
export function pointerReleased(): Promise<void> {
  return isPressed ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
}

function press(): void {
  isPressed = true;
}

function release(): void {
  isPressed = false;
  for (const resolve of waiting.splice(0)) setTimeout(resolve);
}
