import type { Page } from '@playwright/test';
import type { Visit } from '../fixtures/visit.ts';

/** How an acknowledgement begins on the socket: the first one says that the server knows the member is here. */
const ACKNOWLEDGED = '43';

/** Opens a page of the brand and waits until its socket receives events. */
export async function openConnected({ page, open }: Visit, path: string): Promise<void> {
  // A socket of the page before may still connect during the wait: its frames must not count.
  await page.goto('about:blank');
  const connected = acknowledged(page);
  await open(path);
  await connected;
}

/** Any socket of the page counts: the first may break off and be opened again. */
function acknowledged(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (payload.toString().startsWith(ACKNOWLEDGED)) resolve();
      });
    });
  });
}
