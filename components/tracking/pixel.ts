import { readDecision } from '#components/legal/cookie-memory.ts';
import { call } from '#lib/http/client/call.ts';

type Pixel = { readonly kind: 'image' | 'script'; readonly url: string; readonly id: string };

const MARK = 'data-pixel';

/** Set once the network's script runs here: only a reload ends what it has started. */
let running = false;
let asked: Promise<Pixel | null> | undefined;

function allowed(): boolean {
  return readDecision(Date.now())?.marketing === true;
}

/** The brand's pixel, fetched once a page and not before the visitor allows it. */
function thisPixel(): Promise<Pixel | null> {
  asked ??= call('GET /api/tracker/pixel').then(
    ({ pixel }) => pixel,
    () => null,
  );
  return asked;
}

function addressOf({ url, id }: Pixel, event: 'visit' | 'lead'): string {
  const address = new URL(url);
  address.searchParams.set('id', id);
  address.searchParams.set('ev', event);
  return address.href;
}

function load(element: HTMLImageElement | HTMLScriptElement, src: string): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      resolve();
    };
    element.addEventListener('load', done);
    element.addEventListener('error', done);
    element.referrerPolicy = 'no-referrer';
    element.setAttribute(MARK, '');
    element.src = src;
    document.body.append(element);
  });
}

function showImage(pixel: Pixel, event: 'visit' | 'lead'): Promise<void> {
  const image = document.createElement('img');
  image.alt = '';
  image.hidden = true;
  return load(image, addressOf(pixel, event));
}

/** Reports this visit to the network if the visitor allows marketing; otherwise removes the network's elements. */
export async function followPixelChoice(): Promise<void> {
  if (!allowed()) {
    for (const mark of document.querySelectorAll(`[${MARK}]`)) mark.remove();
    if (running) window.location.reload();
    return;
  }
  if (document.querySelector(`[${MARK}]`)) return;
  const pixel = await thisPixel();
  if (!pixel || !allowed()) return;
  if (pixel.kind === 'image') await showImage(pixel, 'visit');
  else {
    running = true;
    await load(document.createElement('script'), addressOf(pixel, 'visit'));
  }
}

/** A lead waits at most this long for the network, so that the page goes on. */
const PATIENCE_MS = 800;

/** Reports a signup to the network. A script receives it as the event `lead` on the window. */
export async function showLead(): Promise<void> {
  if (!allowed()) return;
  const pixel = await thisPixel();
  if (!pixel || !allowed()) return;
  if (pixel.kind === 'script') {
    window.dispatchEvent(new CustomEvent('lead', { detail: { id: pixel.id } }));
    return;
  }
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([showImage(pixel, 'lead'), late]);
}
