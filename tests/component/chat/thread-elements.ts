import { screen } from '@testing-library/react';
import type { ThreadPage } from './render-thread.tsx';

/** The message field of a thread. */
export function fieldOf({ say, peer }: ThreadPage): HTMLTextAreaElement {
  return screen.getByRole('textbox', {
    name: say('chat.composer.label', { name: peer.screenName }),
  });
}

export function sendButtonOf(
  { say }: ThreadPage,
  key: 'send' | 'sendAnyway' = 'send',
): HTMLElement {
  return screen.getByRole('button', { name: say(`chat.composer.${key}`) });
}

/** Types a message and sends it by the button. */
export async function writeIn(page: ThreadPage, text: string): Promise<void> {
  await page.user.type(fieldOf(page), text);
  await page.user.click(sendButtonOf(page));
}
