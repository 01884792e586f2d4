/** Brings whoever fills a form in to the first field that is wrong, once it is drawn as such. */
export function focusFirstFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
