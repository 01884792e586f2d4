import type { Page } from '@playwright/test';
import type { Visit } from './visit.ts';

/** How an acknowledgement begins on the socket: the first is that the server knows who is here. */
const ACKNOWLEDGED = '43';

/** Opens a page of the brand and waits until it hears what comes in. */
export async function openWithLine({ page, open }: Visit, path: string): Promise<void> {
  // A line of the page before may still open while this one waits: nothing of it is to be heard.
  await page.goto('about:blank');
  const line = acknowledged(page);
  await open(path);
  await line;
}

/** Any line of the page will do: the first may break off and be opened again. */
function acknowledged(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (payload.toString().startsWith(ACKNOWLEDGED)) resolve();
      });
    });
  });
}
