import { textOf } from '../support/element.ts';

/** The description of a control below its label, hint and error, as a screen reader reads it. */
export function descriptionOf(control: Element | null | undefined): string {
  const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => textOf(document.getElementById(id))).join(' ');
}
