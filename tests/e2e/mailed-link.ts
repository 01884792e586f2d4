import { expect } from '@playwright/test';
import type { Mailbox } from '../setup/mailbox.ts';

/** The newest link to a page of ours that came by mail. */
export async function mailedLink(mail: Mailbox, to: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const { links } = await mail.waitFor(to);
    link = links.find((address) => address.includes(path));
    expect(link).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return link ?? '';
}
