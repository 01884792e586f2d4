import { lookup } from 'node:dns/promises';
import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP } from 'node:net';
import { AddressRefused, pinned } from './outgoing.ts';
import { isPublicAddress } from './public-address.ts';

/** Of the whole fetch, redirects included. */
const TIMEOUT_MS = 8_000;
const MOST_REDIRECTS = 3;
const MOST_ADDRESS = 2_048;
/** Says nothing about who asks: the page's host learns of no member and no brand. */
const USER_AGENT = 'Mozilla/5.0 (compatible; LinkPreview/1.0)';
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
const OK = 200;
/** Reserved for examples (RFC 2606): no name ends like this outside a demo or test. */
const STAND_IN_ENDING = '.example';

type Address = { readonly address: string; readonly family: number };

export type Fetching = {
  /** Media types that are wanted, as for the `accept` header. */
  readonly accept: string;
  /** The answer's type must begin with one of these. */
  readonly types: readonly string[];
  /** Largest answer, in bytes. */
  readonly most: number;
  /** A longer answer is cut off instead of refused. */
  readonly cuts: boolean;
  /** Hosts that are ours: they and their subdomains are never fetched. */
  readonly ownHosts: readonly string[];
  /** A local origin that answers for all hosts below `.example`; demo and tests only. */
  readonly standIn?: string | undefined;
  readonly resolve?: (host: string) => Promise<readonly Address[]>;
};

export type Fetched = { readonly url: URL; readonly type: string; readonly body: Buffer };

const resolveAll = (host: string): Promise<readonly Address[]> => lookup(host, { all: true });

function isWithin(host: string, known: string): boolean {
  return host === known || host.endsWith(`.${known}`);
}

/** The address as an URL that may be asked for: plain HTTP or HTTPS, without credentials, not ours. */
function checkedUrl(address: string, { ownHosts }: Fetching): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || address.length > MOST_ADDRESS) throw new AddressRefused('no address');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new AddressRefused('another protocol');
  }
  // The URL has no port where it is that of the protocol.
  if (url.port !== '') throw new AddressRefused('another port');
  if (url.username + url.password !== '') throw new AddressRefused('credentials');
  const host = url.hostname.replace(/\.$/, '');
  if (ownHosts.some((own) => isWithin(host, own))) throw new AddressRefused('our own host');
  return url;
}

/** Where our own hosts are: another name for one of these addresses leads to us too. */
async function ownAddresses({ ownHosts, resolve = resolveAll }: Fetching) {
  const found = await Promise.all(ownHosts.map((host) => resolve(host).catch(() => [])));
  return new Set(found.flat().map(({ address }) => address));
}

/** Resolves a host once; all of its addresses must be public, and none of them ours. */
async function checkedAddress({ hostname }: URL, fetching: Fetching): Promise<Address> {
  const { resolve = resolveAll } = fetching;
  const literal = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(literal);
  // A connection to a literal address does not look it up.
  const found = family === 0 ? await resolve(hostname) : [{ address: literal, family }];
  const [first] = found;
  if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
    throw new AddressRefused('not a public address');
  }
  const own = await ownAddresses(fetching);
  if (found.some(({ address }) => own.has(address))) throw new AddressRefused('our own address');
  return first;
}

/** A lookup has no limit of its own. */
async function within<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => {
    reject(signal.reason as Error);
  };
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** The address at the stand-in. Set part by part: a path that begins with two slashes would name another host. */
function atStandIn({ pathname, search }: URL, standIn: string): URL {
  const target = new URL(standIn);
  target.pathname = pathname;
  target.search = search;
  return target;
}

async function ask(url: URL, fetching: Fetching, signal: AbortSignal): Promise<IncomingMessage> {
  const options = {
    method: 'GET',
    agent: false as const,
    signal,
    headers: {
      accept: fetching.accept,
      'accept-encoding': 'identity',
      'user-agent': USER_AGENT,
    },
  };
  const { standIn } = fetching;
  const isLocal = standIn !== undefined && url.hostname.endsWith(STAND_IN_ENDING);
  const target = isLocal ? atStandIn(url, standIn) : url;
  const placed = isLocal
    ? { ...options, headers: { ...options.headers, host: url.host } }
    : { ...options, lookup: pinned(await within(signal, checkedAddress(url, fetching))) };
  const open = target.protocol === 'http:' ? overHttp : overHttps;
  return new Promise((resolve, reject) => {
    open(target, placed, resolve).on('error', reject).end();
  });
}

async function read(answer: IncomingMessage, { most, cuts }: Fetching): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size <= most) continue;
    if (!cuts) throw new AddressRefused('too large');
    break;
  }
  return Buffer.concat(chunks).subarray(0, most);
}

/**
 * Fetches an address that a member wrote, without cookies and without naming ourselves: by HTTP or HTTPS at the usual
 * port, from a public address that is resolved once and pinned, at most three redirects, each checked again, within
 * eight seconds. Throws `AddressRefused` for what is not allowed or not wanted, else the connection's error.
 */
export async function fetchOutside(address: string, fetching: Fetching): Promise<Fetched> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let next = address;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const url = checkedUrl(next, fetching);
    const answer = await ask(url, fetching, signal);
    try {
      const { statusCode = 0, headers } = answer;
      if (REDIRECTS.includes(statusCode) && headers.location !== undefined) {
        next = URL.canParse(headers.location, url) ? new URL(headers.location, url).href : '';
        continue;
      }
      const type = (headers['content-type'] ?? '').toLowerCase();
      if (statusCode !== OK) throw new AddressRefused(`status ${String(statusCode)}`);
      if (!fetching.types.some((one) => type.startsWith(one))) {
        throw new AddressRefused('another type');
      }
      if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
        throw new AddressRefused('encoded');
      }
      return { url, type, body: await read(answer, fetching) };
    } finally {
      answer.destroy();
    }
  }
  throw new AddressRefused('too many redirects');
}
