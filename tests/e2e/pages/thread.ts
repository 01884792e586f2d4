import { expect, type Locator } from '@playwright/test';
import { containing } from '../fixtures/copy.ts';
import type { Visit } from '../fixtures/visit.ts';
import { TYPING_SHOWN_MS } from '#lib/realtime/limits.ts';

type MessageAction = 'reply' | 'edit' | 'delete' | 'report' | 'block';

/** The open thread of a visit, with its actions. */
export function threadOn({ page, say }: Visit) {
  const field = page.getByRole('textbox', {
    name: containing(say('chat.composer.label', { name: '' }).trim()),
  });
  const row = (text: string): Locator => page.locator('.message-row', { hasText: text });
  const state = (mark: 'sending' | 'sent' | 'delivered' | 'read'): Locator =>
    page.getByText(say(`chat.state.${mark}`), { exact: true });
  const write = async (text: string): Promise<void> => {
    await field.fill(text);
    await page.getByRole('button', { name: say('chat.composer.send'), exact: true }).click();
  };
  /** The typing dots of the peer, found by their text for screen readers. */
  const typing = page
    .getByRole('region', { name: say('chat.messages') })
    .getByText(containing(say('chat.typing', { name: '' }).trim()));
  return {
    field,
    row,
    typing,
    /** The delivery state of own messages. */
    state,
    write,
    /** Writes a message and waits until the server has stored it. */
    send: async (text: string): Promise<void> => {
      await write(text);
      await expect(state('sending')).toHaveCount(0);
    },
    /** A bubble with exactly this text. */
    said: (text: string): Locator => page.locator('.bubble').getByText(text, { exact: true }),
    /**
     * Waits for a message of the peer, and skips the time for which the typing dots delay it. Needs the clock
     * of the page to be installed (`page.clock`).
     */
    receive: async (message: Locator): Promise<void> => {
      await expect(typing.or(message).first()).toBeAttached();
      await page.clock.fastForward(TYPING_SHOWN_MS);
      await expect(message).toBeVisible();
    },
    /** Selects an item of a message's menu, opened by key: on touch screens its button takes no press. */
    act: async (text: string, action: MessageAction): Promise<void> => {
      await row(text)
        .getByRole('button', { name: say('chat.message.menu') })
        .press('Enter');
      await page
        .getByRole('menuitem', { name: say(`chat.message.${action}`), exact: true })
        .click();
    },
  };
}

/** The rows of the list of conversations, that of one conversation, and a new match above them. */
export function listOn({ page }: Visit) {
  return {
    rows: page.locator('[data-conversation]'),
    row: (angelId: string): Locator => page.locator(`[data-conversation="${angelId}"]`),
    match: (angelId: string): Locator => page.locator(`[data-match="${angelId}"]`),
  };
}
