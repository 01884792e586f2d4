type Typed = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (field: Element): field is Typed =>
  (field instanceof HTMLInputElement && !/^(?:checkbox|radio|file|hidden)$/.test(field.type)) ||
  field instanceof HTMLTextAreaElement;

/** Sets a value without React's notice, which tracks the field's own `value` property. */
function write(field: Typed, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/**
 * Restores input that was typed, or filled in by the browser, before the form's script ran. React leaves it
 * in the field but not in its state, and the next input anywhere would empty the field. One field per task,
 * because each handler builds on the state that the previous one has set.
 */
export async function restoreTypedInput(form: HTMLFormElement): Promise<void> {
  const typed = [...form.elements]
    .filter(isTyped)
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, value: field.value, before: field.defaultValue }));
  for (const { field, value, before } of typed) {
    await new Promise((resolve) => setTimeout(resolve));
    // The member went on typing: React has the value.
    if (field.value !== value && field.value !== before) continue;
    // React compares with the value it saw last, which is set to empty here.
    field.value = '';
    write(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
