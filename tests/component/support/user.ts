import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event';

export type UserOptions = Parameters<typeof userEvent.setup>[0];

/**
 * A user whose presses reach every element. Radix disables the body's pointer events in one effect and enables
 * those of a layer in the next rendering; a press in between would fail, although no browser takes one there.
 * Without style sheets no test here can prove that an element is covered: journeys in the browser do.
 */
export function setUpUser(options: UserOptions = {}): UserEvent {
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, ...options });
}
