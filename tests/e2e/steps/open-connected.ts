import type { Page } from '@playwright/test';
import type { Visit } from '../fixtures/visit.ts';

/** The start of an acknowledgement on the socket: the first one means that the server has registered the member. */
const ACKNOWLEDGED = '43';

/** Opens a page of the brand and waits until its socket receives events. */
export async function openConnected({ page, open }: Visit, path: string): Promise<void> {
  // A socket of the previous page may still connect during the wait: its frames must not count.
  await page.goto('about:blank');
  const connected = acknowledged(page);
  await open(path);
  await connected;
}

/** Any socket of the page counts: the first may disconnect and be reopened. */
function acknowledged(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (payload.toString().startsWith(ACKNOWLEDGED)) resolve();
      });
    });
  });
}
