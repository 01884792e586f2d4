const SETTERS = {
  INPUT: () => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value'),
  TEXTAREA: () => Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value'),
} as const;

type Typed = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (field: Element): field is Typed =>
  (field instanceof HTMLInputElement && !/^(?:checkbox|radio|file|hidden)$/.test(field.type)) ||
  field instanceof HTMLTextAreaElement;

/**
 * Tells a form what was typed, or filled in by the browser, before its script came. React keeps it in the field
 * but not in mind: without this the next thing typed anywhere would empty it. One field a turn, since each is
 * told by what the page knows of the others by then.
 */
export async function tellTyped(form: HTMLFormElement): Promise<void> {
  const typed = [...form.elements]
    .filter(isTyped)
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, value: field.value, before: field.defaultValue }));
  for (const { field, value, before } of typed) {
    await new Promise((turn) => setTimeout(turn));
    // Somebody went on typing: React knows.
    if (field.value !== value && field.value !== before) continue;
    // React compares with what it saw last, which a write of ours makes empty; the second it does not see.
    field.value = '';
    SETTERS[field.tagName as keyof typeof SETTERS]()?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
