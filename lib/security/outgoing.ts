import { lookup } from 'node:dns/promises';
import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const LONGEST_MS = 10_000;
/** Nobody needs more of what a stranger answers, unless they say so. */
const MOST_BYTES = 4_096;

type Address = { readonly address: string; readonly family: number };
type Resolve = (host: string) => Promise<readonly Address[]>;

export type Outside = {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
  /** Hosts that may be written to; `*.` before a name stands for any below it. */
  readonly hosts: readonly string[];
  /** An origin of this machine that stands in for the outside. */
  readonly standIn?: string | undefined;
  readonly resolve?: Resolve;
  /** How we prove who we are, and, for the stand-in alone, whom to believe. */
  readonly identity?: { readonly cert: Buffer; readonly key: Buffer; readonly ca?: Buffer };
  /** Bytes of the answer that are read. */
  readonly most?: number;
};

export type OutsideAnswer = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Its beginning. */
  readonly body: string;
};

/** An address that nothing may be sent to: it was given by a caller and leads where it must not. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** Whether an address is a listed host over TLS by its usual port; `*.` stands for any name below. Pure. */
export function isListed(url: URL, hosts: readonly string[]): boolean {
  const plain = url.protocol === 'https:' && url.port === '' && url.username + url.password === '';
  if (!plain || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return hosts.some((known) =>
    known.startsWith('*.') ? url.hostname.endsWith(known.slice(1)) : url.hostname === known,
  );
}

const resolveAll: Resolve = (host) => lookup(host, { all: true });

/** Connects to the address that was checked, whatever the name leads to a moment later. */
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
 * Posts to an address that a caller named: a listed host over TLS, at a public address that is looked up once
 * and held, without following where it redirects, for ten seconds at most. Throws `AddressRefused` before
 * anything is sent, else what the connection failed with.
 */
export async function postOutside(address: string, outside: Outside): Promise<OutsideAnswer> {
  if (!URL.canParse(address)) throw new AddressRefused('no address');
  const url = new URL(address);
  const local = outside.standIn !== undefined && url.origin === outside.standIn;
  const options = {
    method: 'POST',
    headers: outside.headers,
    agent: false as const,
    signal: AbortSignal.timeout(LONGEST_MS),
    ...outside.identity,
    ...(local ? {} : { lookup: pinned(await checkedAddress(url, outside)) }),
  };
  const open = local && url.protocol === 'http:' ? overHttp : overHttps;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    open(url, options, resolve).on('error', reject).end(outside.body);
  });
  return read(answer, outside.most ?? MOST_BYTES);
}
