/**
 * Moves the focus to the title of a layer that opens, rather than to its close button: the name is read first, and no
 * control looks chosen. A field with `autoFocus` has it already, and then this is not called.
 */
export function focusTitle(event: Event): void {
  const layer = event.currentTarget;
  const title = layer instanceof Element ? layer.querySelector<HTMLElement>('[data-title]') : null;
  if (title === null) return;
  event.preventDefault();
  title.focus({ preventScroll: true });
}
