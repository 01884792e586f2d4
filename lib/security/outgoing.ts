import { lookup } from 'node:dns/promises';
import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const TIMEOUT_MS = 10_000;
/** Default limit of the answer that is read, unless the caller needs more. */
const MAX_BYTES = 4_096;

type Address = { readonly address: string; readonly family: number };
type Resolve = (host: string) => Promise<readonly Address[]>;

export type Outside = {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
  /** Hosts that may be called; `*.` before a name covers all its subdomains. */
  readonly hosts: readonly string[];
  /** A local origin that replaces the external service (sandbox). */
  readonly standIn?: string | undefined;
  readonly resolve?: Resolve;
  /** Client certificate, and a CA to trust for the local replacement only. */
  readonly identity?: { readonly cert: Buffer; readonly key: Buffer; readonly ca?: Buffer };
  /** Maximum number of bytes of the answer to read. */
  readonly most?: number;
};

export type OutsideAnswer = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** The beginning of the answer. */
  readonly body: string;
};

/** A request to an address is refused: a caller supplied it and it is not allowed. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** Whether an address is a listed host over TLS on the default port; `*.` covers all subdomains. Pure. */
export function isListed(url: URL, hosts: readonly string[]): boolean {
  const plain = url.protocol === 'https:' && url.port === '' && url.username + url.password === '';
  if (!plain || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return hosts.some((known) =>
    known.startsWith('*.') ? url.hostname.endsWith(known.slice(1)) : url.hostname === known,
  );
}

const resolveAll: Resolve = (host) => lookup(host, { all: true });

/** Connects to the address that was checked, even if the name resolves to another one a moment later. */
export function pinned({ address, family }: Address): LookupFunction {
  return (_host, options, done) => {
    if (options.all === true) done(null, [{ address, family }]);
    else done(null, address, family);
  };
}

async function checkedAddress(url: URL, { hosts, resolve = resolveAll }: Outside) {
  if (!isListed(url, hosts)) throw new AddressRefused('not a listed host');
  const found = await resolve(url.hostname);
  const [first] = found;
  if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
    throw new AddressRefused('not a public address');
  }
  return first;
}

async function read(answer: IncomingMessage, most: number): Promise<OutsideAnswer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= most) break;
  }
  const body = Buffer.concat(chunks).subarray(0, most).toString('utf8');
  return { status: answer.statusCode ?? 0, headers: answer.headers, body };
}

/**
 * Posts to an address that a caller supplied: a listed host over TLS, at a public address that is resolved
 * once and pinned, without following redirects, for ten seconds at most. Throws `AddressRefused` before
 * anything is sent, else the connection's error.
 */
export async function postOutside(address: string, outside: Outside): Promise<OutsideAnswer> {
  if (!URL.canParse(address)) throw new AddressRefused('no address');
  const url = new URL(address);
  const local = outside.standIn !== undefined && url.origin === outside.standIn;
  const options = {
    method: 'POST',
    headers: outside.headers,
    agent: false as const,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...outside.identity,
    ...(local ? {} : { lookup: pinned(await checkedAddress(url, outside)) }),
  };
  const open = local && url.protocol === 'http:' ? overHttp : overHttps;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    open(url, options, resolve).on('error', reject).end(outside.body);
  });
  return read(answer, outside.most ?? MAX_BYTES);
}
