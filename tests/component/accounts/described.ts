import { textOf } from '../support/element.ts';

/** What a control says of itself below its label: its hint and its error, as a screen reader reads them. */
export function descriptionOf(control: Element | null | undefined): string {
  const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => textOf(document.getElementById(id))).join(' ');
}
