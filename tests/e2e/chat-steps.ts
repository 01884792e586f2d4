import { expect, type Locator } from '@playwright/test';
import { containing } from './copy.ts';
import type { Visit } from './visit.ts';

type Deed = 'edit' | 'delete' | 'report' | 'block';

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
  return {
    field,
    row,
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
    /** Picks from the menu of a message. */
    act: async (text: string, deed: Deed): Promise<void> => {
      await row(text).hover();
      await row(text)
        .getByRole('button', { name: say('chat.message.menu') })
        .click();
      await page.getByRole('menuitem', { name: say(`chat.message.${deed}`), exact: true }).click();
    },
  };
}

/** The rows of the list of conversations, and that of one. */
export function listOn({ page }: Visit) {
  return {
    rows: page.locator('[data-talk]'),
    row: (angelId: string): Locator => page.locator(`[data-talk="${angelId}"]`),
  };
}
