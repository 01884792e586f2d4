import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentSecurityPolicy } from '../../security/csp.ts';
import { securityHeaders } from '../../security/headers.ts';
import { INTERNAL, type Render } from '../pages.ts';
import { PAGE_PATH } from '../page-path.ts';

type DeskRequest = { readonly path: string; readonly search: string };

/** Pages of the desk: rendered per request, never cached, not indexed by search engines. */
export async function answerDeskPage(
  request: IncomingMessage,
  response: ServerResponse,
  { path, search }: DeskRequest,
  render: Render,
): Promise<void> {
  const nonce = randomBytes(16).toString('base64');
  const policy = contentSecurityPolicy([`'nonce-${nonce}'`, "'strict-dynamic'"]);
  for (const name of INTERNAL) request.headers[name] = undefined;
  request.headers['x-nonce'] = nonce;
  request.headers['x-amarena-resolved'] = '1';
  request.headers[PAGE_PATH] = path;
  request.headers['content-security-policy'] = policy;
  for (const [name, value] of securityHeaders()) response.setHeader(name, value);
  response.setHeader('content-security-policy', policy);
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-robots-tag', 'noindex, nofollow');
  response.setHeader('referrer-policy', 'no-referrer');
  const url = `/desk${path === '/' ? '' : path}`;
  response.setHeader('x-nextjs-rewritten-path', url);
  if (search !== '') response.setHeader('x-nextjs-rewritten-query', search.slice(1));
  request.url = `${url}${search}`;
  await render(request, response);
}
