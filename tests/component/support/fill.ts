import type { UserEvent } from '@testing-library/user-event';

/** Enters a text at once: typing renders the whole page at each key. */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
