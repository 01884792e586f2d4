/** How long a busy device may take to render the errors. */
const DRAWN_WITHIN_MS = 1_000;

/** Focuses the first invalid field of a form once its error is rendered. */
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
