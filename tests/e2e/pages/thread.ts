import { expect, type Locator } from '@playwright/test';
import { containing } from '../fixtures/copy.ts';
import type { Visit } from '../fixtures/visit.ts';

type MessageAction = 'edit' | 'delete' | 'report' | 'block';

/** How long the page shows the dots of the other side before a message, as `components/chat/typing-state.ts` says. */
const TYPING_MS = 5_000;

/** The open thread of a visit, and what can be done in it. */
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
  /** The dots while the other side writes, by what they say to a screen reader. */
  const typing = page
    .getByRole('region', { name: say('chat.messages') })
    .getByText(containing(say('chat.typing', { name: '' }).trim()));
  return {
    field,
    row,
    typing,
    /** How far own messages have come. */
    state,
    write,
    /** Writes, until the server has it. */
    send: async (text: string): Promise<void> => {
      await write(text);
      await expect(state('sending')).toHaveCount(0);
    },
    /** A bubble with exactly these words. */
    said: (text: string): Locator => page.locator('.bubble').getByText(text, { exact: true }),
    /**
     * Waits for something from the other side, and skips the time for which the dots hold it back. The clock of
     * the page is installed (`page.clock`).
     */
    receive: async (message: Locator): Promise<void> => {
      await expect(typing.or(message).first()).toBeAttached();
      await page.clock.fastForward(TYPING_MS);
      await expect(message).toBeVisible();
    },
    /** Picks from the menu of a message. */
    act: async (text: string, action: MessageAction): Promise<void> => {
      await row(text).hover();
      await row(text)
        .getByRole('button', { name: say('chat.message.menu') })
        .click();
      await page
        .getByRole('menuitem', { name: say(`chat.message.${action}`), exact: true })
        .click();
    },
  };
}

/** The rows of the list of conversations, and that of one. */
export function listOn({ page }: Visit) {
  return {
    rows: page.locator('[data-conversation]'),
    row: (angelId: string): Locator => page.locator(`[data-conversation="${angelId}"]`),
  };
}
