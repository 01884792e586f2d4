import type { UserEvent } from '@testing-library/user-event';
import { containing } from '#tests/component/support/copy.ts';
import { textOf } from '#tests/component/support/element.ts';

export function hrefOf(link: Element | null): string | null {
  return link?.getAttribute('href') ?? null;
}

/** A press at a point of the screen: the head of a sheet tells a press from a drag by it. */
export async function pressAt(user: UserEvent, target: Element): Promise<void> {
  const coords = { clientX: 5, clientY: 5 };
  await user.pointer([{ keys: '[MouseLeft]', target, coords }]);
}

/** A press on the darkened page behind a dialog. */
export async function pressBackdrop(user: UserEvent): Promise<void> {
  const veil = document.querySelector('.bg-veil');
  if (!veil) throw new Error('no page is darkened');
  await pressAt(user, veil);
}

/** What a dialog offers, in its order: the words of each link and button, and where a link leads. */
export function stepsOf(dialog: HTMLElement): readonly (readonly [string, string | null])[] {
  return [...dialog.querySelectorAll('a, button')].map((step) => [textOf(step), hrefOf(step)]);
}

/** An accessible name as the page's copy has it, whatever kind of spaces stand in it. */
export function named(text: string): { readonly name: RegExp } {
  return { name: new RegExp(`^${containing(text).source}$`) };
}
