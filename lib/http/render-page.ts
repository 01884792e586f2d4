import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDatabaseAway } from '../db/circuit.ts';
import { DatabaseAway } from '../db/database-away.ts';
import { contentSecurityPolicy, type ScriptedSources } from '../security/csp.ts';
import { PAGE_PATH } from './page-path.ts';

/** Next's request handler, passed in by server.ts: lib does not depend on Next. */
export type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type ToRender = {
  /** The page's path inside `app`, without the query. */
  readonly url: string;
  readonly search: string;
  /** The requested path, without its locale. */
  readonly path: string;
  /** Hashes of inline scripts that have no nonce. */
  readonly scripts: readonly string[];
  readonly sources?: ScriptedSources | undefined;
  /** Origins of our own web sockets on this host. */
  readonly sockets: readonly string[];
  /** Headers of this kind of host. */
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Pages with data are never cached; the CSP has a nonce, which Next reads and sets on its scripts. Raises DatabaseAway
 * while the database does not answer: the renderer would answer with the page of an error.
 */
export async function renderPage(
  request: IncomingMessage,
  response: ServerResponse,
  { url, search, path, scripts, sources, sockets, headers }: ToRender,
  render: Render,
): Promise<void> {
  if (isDatabaseAway()) throw new DatabaseAway();
  const nonce = randomBytes(16).toString('base64');
  const policy = contentSecurityPolicy(
    [`'nonce-${nonce}'`, "'strict-dynamic'", ...scripts],
    sources,
    sockets,
  );
  request.headers['x-nonce'] = nonce;
  request.headers['x-amarena-resolved'] = '1';
  request.headers[PAGE_PATH] = path;
  request.headers['content-security-policy'] = policy;
  response.setHeader('content-security-policy', policy);
  response.setHeader('cache-control', 'no-store');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // Next's client router reads the internal path from these headers when it differs from the requested one.
  response.setHeader('x-nextjs-rewritten-path', url);
  if (search !== '') response.setHeader('x-nextjs-rewritten-query', search.slice(1));
  request.url = `${url}${search}`;
  await render(request, response);
}
