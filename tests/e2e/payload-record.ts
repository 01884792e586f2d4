import type { Page } from '@playwright/test';

/** Texts that reached a page, each with where it was found. */
export type Payloads = {
  /** Places whose texts hold the words: addresses, `socket`. */
  readonly holding: (words: string) => readonly string[];
};

type Paused = {
  readonly requestId: string;
  readonly request: { readonly url: string };
  readonly responseStatusCode?: number;
};

/** Pictures, fonts and scripts of the build are the same for everybody. */
const SAME_FOR_ALL = /\/_next\/static\/|\/photos\/|\.(?:png|webp|svg|ico|woff2)(?:$|\?)/;

/**
 * Keeps every body that comes to a page, before the page has it, and every frame of its sockets. Bodies asked
 * for afterwards would be gone with the document that they came for.
 */
export async function recordPayloads(page: Page): Promise<Payloads> {
  const found: { readonly place: string; readonly text: string }[] = [];
  const line = await page.context().newCDPSession(page);
  line.on('Fetch.requestPaused', (paused: Paused) => void keep(paused));
  const keep = async ({ requestId, request, responseStatusCode = 0 }: Paused): Promise<void> => {
    const redirects = responseStatusCode >= 300 && responseStatusCode < 400;
    if (!redirects && !SAME_FOR_ALL.test(request.url)) {
      const { body, base64Encoded } = await line.send('Fetch.getResponseBody', { requestId });
      const text = base64Encoded ? Buffer.from(body, 'base64').toString() : body;
      found.push({ place: request.url, text });
    }
    await line.send('Fetch.continueRequest', { requestId });
  };
  await line.send('Fetch.enable', { patterns: [{ requestStage: 'Response' }] });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      found.push({ place: 'socket', text: payload.toString() });
    });
  });
  return {
    holding: (words) => [
      ...new Set(found.filter(({ text }) => text.includes(words)).map(({ place }) => place)),
    ],
  };
}
