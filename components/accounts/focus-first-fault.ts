/** How long a busy device may take to draw a fault. */
const DRAWN_WITHIN_MS = 1_000;

/** Focuses the first field of a form that is wrong, once it is drawn as such. */
export function focusFirstFault(form: HTMLFormElement): void {
  const focus = (): boolean => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
    return field !== null;
  };
  requestAnimationFrame(() => {
    if (focus()) return;
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(form, { subtree: true, attributeFilter: ['aria-invalid'] });
    setTimeout(() => {
      observer.disconnect();
    }, DRAWN_WITHIN_MS);
  });
}
