import { getPage } from './get-page.ts';
import { readPage, type ReadPage } from './read-page.ts';

export type Crawled = {
  readonly address: string;
  readonly status: number;
  /** Set for pages only; the files that they load are requested but not parsed. */
  readonly page?: ReadPage;
  /** The page that contains the link. */
  readonly from: string;
};

const AT_ONCE = 6;

/** An address without the parts that do not identify another page: fragment and trailing slash. */
function normal(link: string, from: string): URL | undefined {
  const address = new URL(link, from);
  if (address.protocol !== 'http:') return undefined;
  address.hash = '';
  if (address.pathname.length > 1) address.pathname = address.pathname.replace(/\/$/, '');
  return address;
}

/**
 * Follows every link of a host from its home page on and requests the files that its pages load. With `only`,
 * requests these paths alone.
 */
export async function crawl(
  port: number,
  home: string,
  only?: readonly string[],
): Promise<readonly Crawled[]> {
  const { host } = new URL(home);
  const found = new Map<string, Crawled | undefined>();
  const waiting: { readonly address: URL; readonly from: string }[] = [];
  const add = (link: string, from: string): void => {
    const address = normal(link, from);
    // Search engines must not request API calls.
    if (address?.host !== host || address.pathname.startsWith('/api/')) return;
    if (found.has(address.href)) return;
    found.set(address.href, undefined);
    waiting.push({ address, from });
  };

  const visit = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { address, from } = next;
      const { status, headers, text } = await getPage(port, address);
      const isPage = String(headers['content-type']).startsWith('text/html');
      const page = isPage ? readPage(text) : undefined;
      found.set(address.href, { address: address.href, status, from, ...(page && { page }) });
      if (only !== undefined) continue;
      for (const link of page?.links ?? []) add(link, address.href);
    }
  };

  for (const path of only ?? ['/']) add(path, home);
  // A worker may find the queue empty while the others are still reading pages.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, visit));
  return [...found.values()].filter((each) => each !== undefined);
}
