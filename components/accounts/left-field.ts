import type { FocusEvent } from 'react';

type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const PRESSED = ['checkbox', 'radio', 'button', 'submit'];

function isTypedField(element: EventTarget | null): element is TypedField {
  if (element instanceof HTMLInputElement) return !PRESSED.includes(element.type);
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}

/**
 * The name of a field that was filled in and then left for another one to type in. Nothing else counts: an error that
 * appears while a button or a box is pressed would move it from under the pointer. Pure.
 */
export function leftField({
  target,
  relatedTarget,
}: Pick<FocusEvent, 'target' | 'relatedTarget'>): string | undefined {
  if (!isTypedField(target) || !isTypedField(relatedTarget)) return undefined;
  return target.value === '' || target.name === '' ? undefined : target.name;
}
