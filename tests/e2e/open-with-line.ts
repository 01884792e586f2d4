import type { Page } from '@playwright/test';
import type { Visit } from './visit.ts';

/** How an acknowledgement begins on the socket: the first is that the server knows who is here. */
const ACKNOWLEDGED = '43';

/** Opens a page of the brand and waits until it hears what comes in. */
export async function openWithLine({ page, open }: Visit, path: string): Promise<void> {
  const line = acknowledged(page);
  await open(path);
  await line;
}

function acknowledged(page: Page): Promise<unknown> {
  return new Promise((resolve) => {
    page.once('websocket', (socket) => {
      resolve(
        socket.waitForEvent('framereceived', ({ payload }) =>
          payload.toString().startsWith(ACKNOWLEDGED),
        ),
      );
    });
  });
}
