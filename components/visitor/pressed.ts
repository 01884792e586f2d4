/**
 * Listens for presses on elements with an attribute, including elements added later. Returns the unsubscribe
 * function.
 */
export function onPress(
  attribute: string,
  press: (pressed: HTMLElement, value: string, event: Event) => void,
): () => void {
  const onClick = (event: Event): void => {
    const { target } = event;
    const found = target instanceof Element ? target.closest(`[${attribute}]`) : null;
    if (found instanceof HTMLElement) press(found, found.getAttribute(attribute) ?? '', event);
  };
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick);
  };
}
