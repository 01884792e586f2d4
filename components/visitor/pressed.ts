/** Hears presses on what carries an attribute, whenever it came into the page. Returns what ends it. */
export function onPress(
  attribute: string,
  press: (pressed: HTMLElement, value: string) => void,
): () => void {
  const hear = ({ target }: Event): void => {
    const found = target instanceof Element ? target.closest(`[${attribute}]`) : null;
    if (found instanceof HTMLElement) press(found, found.getAttribute(attribute) ?? '');
  };
  document.addEventListener('click', hear);
  return () => {
    document.removeEventListener('click', hear);
  };
}
