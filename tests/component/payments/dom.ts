import type { UserEvent } from '@testing-library/user-event';
import { containing } from '#tests/component/support/copy.ts';
import { textOf } from '#tests/component/support/element.ts';

export function hrefOf(link: Element | null): string | null {
  return link?.getAttribute('href') ?? null;
}

/** Presses at a point of the screen, by which the head of a sheet tells a press from a drag. */
export async function pressAt(user: UserEvent, target: Element): Promise<void> {
  const coords = { clientX: 5, clientY: 5 };
  await user.pointer([{ keys: '[MouseLeft]', target, coords }]);
}

/** Presses the backdrop of a dialog. */
export async function pressBackdrop(user: UserEvent): Promise<void> {
  const veil = document.querySelector('.bg-veil');
  if (!veil) throw new Error('no page is darkened');
  await pressAt(user, veil);
}

/** The links and buttons of a dialog in order: the text of each, and the target of a link. */
export function stepsOf(dialog: HTMLElement): readonly (readonly [string, string | null])[] {
  return [...dialog.querySelectorAll('a, button')].map((step) => [textOf(step), hrefOf(step)]);
}

/** An accessible name equal to the page's copy, whatever kind of spaces it contains. */
export function named(text: string): { readonly name: RegExp } {
  return { name: new RegExp(`^${containing(text).source}$`) };
}
