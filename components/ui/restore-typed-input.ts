type Typed = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (field: Element): field is Typed =>
  (field instanceof HTMLInputElement && !/^(?:checkbox|radio|file|hidden)$/.test(field.type)) ||
  field instanceof HTMLTextAreaElement;

/** Writes a value past React, which keeps watch over the field's own property. */
function write(field: Typed, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/**
 * Tells a form what was typed, or filled in by the browser, before its script came. React keeps it in the field
 * but not in mind: without this the next thing typed anywhere would empty it. One field a turn, since each is
 * told by what the page knows of the others by then.
 */
export async function restoreTypedInput(form: HTMLFormElement): Promise<void> {
  const typed = [...form.elements]
    .filter(isTyped)
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, value: field.value, before: field.defaultValue }));
  for (const { field, value, before } of typed) {
    await new Promise((resolve) => setTimeout(resolve));
    // Somebody went on typing: React knows.
    if (field.value !== value && field.value !== before) continue;
    // It compares with what it saw last: that is empty now.
    field.value = '';
    write(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
