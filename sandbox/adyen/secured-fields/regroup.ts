import { digitsOf } from '../fields/card-rules.ts';

/** Rewrites the value in groups and keeps the caret after the same digit. */
export function regroup(field: HTMLInputElement, grouped: string) {
  const caret = field.selectionStart ?? field.value.length;
  const atEnd = caret === field.value.length;
  const before = digitsOf(field.value.slice(0, caret)).length;
  field.value = grouped;
  let position = 0;
  for (let seen = 0; seen < before && position < grouped.length; position += 1) {
    if (/\d/.test(grouped[position] ?? '')) seen += 1;
  }
  const target = atEnd ? grouped.length : position;
  if (document.activeElement === field) field.setSelectionRange(target, target);
}
