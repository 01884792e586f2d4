import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { frameSources } from '../brands/frame-sources.ts';
import type { Resolved } from '../brands/resolve-request.ts';
import { themeScript } from '../brands/theme-script.ts';
import { paymentSources } from '../payments/options/page-sources.ts';
import { contentSecurityPolicy, type ScriptedSources } from '../security/csp.ts';
import { securityHeaders } from '../security/headers.ts';
import { readCookie, sessionCookieName } from '../security/session-cookie.ts';
import { pixelSources } from '../tracking/pixel.ts';
import { withAttributionQuery } from './client/attribution-query.ts';
import { fontLinks } from './font-links.ts';
import { sendPacked } from './packed.ts';
import { cachedPage, type Rendered } from './page-cache.ts';
import { PAGE_PATH } from './page-path.ts';
import { FRAMED, isStaticPage, MISSING, pageRoute } from './page-routes.ts';
import { answerReturnPost, isReturnPost } from './return-post.ts';
import { visitorScript } from './site-files/visitor-script.ts';
import { staticPage } from './static-page.ts';

/**
 * The theme is set before the first paint by a constant inline script. It gets no nonce, so the policy names
 * its hash.
 */
const THEME_HASH = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`;

/** Next's request handler, passed in by server.ts: lib does not depend on Next. */
export type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type BrandRequest = Extract<Resolved, { kind: 'brand' }>;

function internalUrl(resolved: BrandRequest, tree: string, path: string): string {
  const rest = path === '/' ? '' : path;
  return `/${resolved.brand.id}/${resolved.locale}/${tree}${rest}${resolved.search}`;
}

/** Internal headers that must be removed from incoming requests, because Next would trust them. */
export const INTERNAL = [
  'x-nonce',
  'x-middleware-subrequest',
  'x-amarena-resolved',
  PAGE_PATH,
  'content-security-policy',
];

type ToRender = {
  readonly url: string;
  readonly host: string;
  readonly link: string;
  /** Whether the page needs no React in the browser. */
  readonly isStatic: boolean;
};

async function rendered(
  render: Render,
  { url, host, link, isStatic }: ToRender,
): Promise<Rendered> {
  const response = await inject(
    (request, answer) => {
      void render(request, answer);
    },
    { method: 'GET', url, headers: { host, 'x-amarena-resolved': '1' } },
  );
  const script = isStatic ? visitorScript() : undefined;
  const html = script ? staticPage(response.payload, script.path) : response.payload;
  return { status: response.statusCode, html, link };
}

/** Answers a page of a brand: from the cache if it is the same for all visitors, else rendered by Next. */
export async function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  resolved: BrandRequest,
  render: Render,
): Promise<void> {
  const prefix = resolved.prefixed ? `/${resolved.locale}` : '';
  if (isReturnPost(request, resolved.path)) {
    const { path, search } = resolved;
    await answerReturnPost(request, response, { path, search, prefix });
    return;
  }
  const session = readCookie(request.headers.cookie, sessionCookieName()) !== undefined;
  const route = pageRoute(resolved.path, session);
  if (route.kind === 'redirect') {
    response
      .writeHead(307, {
        location: withAttributionQuery(`${prefix}${route.to}`, resolved.search),
        'cache-control': 'no-store',
      })
      .end();
    return;
  }
  const reading = request.method === 'GET' || request.method === 'HEAD';
  const partial = request.headers['rsc'] !== undefined;
  if (route.cached && reading && !partial) {
    const plain = { ...resolved, search: '' };
    const url = internalUrl(plain, route.tree, route.path);
    const host = request.headers.host ?? '';
    const sources = await pixelSources(resolved.brand.id, host);
    // The pixel changes only the page's CSP, so the policy's sources are part of the cache key.
    const key = sources ? `${url}#${JSON.stringify(sources)}` : url;
    const page = await cachedPage(key, async () => ({
      ...(await rendered(render, {
        url,
        host,
        link: fontLinks(resolved.brand),
        isStatic: isStaticPage(route.path),
      })),
      sources,
    }));
    sendPacked(request, response, page.packed, route.path === MISSING ? 404 : page.status);
    return;
  }
  await dynamicPage(request, response, resolved, { tree: route.tree, path: route.path }, render);
}

type DynamicPage = { readonly tree: string; readonly path: string };

async function sourcesOf(
  page: DynamicPage,
  brandId: string,
  host: string,
): Promise<ScriptedSources | undefined> {
  if (page.path === FRAMED) return frameSources(brandId);
  if (page.tree === 'visitor') return pixelSources(brandId, host);
  return page.tree === 'checkout' ? paymentSources() : undefined;
}

/** Pages with data are never cached; the CSP has a nonce, which Next reads and sets on its scripts. */
async function dynamicPage(
  request: IncomingMessage,
  response: ServerResponse,
  resolved: BrandRequest,
  page: DynamicPage,
  render: Render,
): Promise<void> {
  const nonce = randomBytes(16).toString('base64');
  const policy = contentSecurityPolicy(
    [`'nonce-${nonce}'`, "'strict-dynamic'", THEME_HASH],
    await sourcesOf(page, resolved.brand.id, request.headers.host ?? ''),
  );
  for (const name of INTERNAL) request.headers[name] = undefined;
  request.headers['x-nonce'] = nonce;
  request.headers['x-amarena-resolved'] = '1';
  request.headers[PAGE_PATH] = page.path;
  request.headers['content-security-policy'] = policy;
  for (const [name, value] of securityHeaders()) response.setHeader(name, value);
  response.setHeader('content-security-policy', policy);
  response.setHeader('cache-control', 'no-store');
  // Personal, or with a token in its URL: must not be indexed.
  response.setHeader('x-robots-tag', 'noindex');
  const url = internalUrl(resolved, page.tree, page.path);
  const links = fontLinks(resolved.brand);
  if (links !== '') response.setHeader('link', links);
  // Next's client router reads the internal path from these headers when it differs from the requested one.
  response.setHeader('x-nextjs-rewritten-path', url.split('?')[0] ?? url);
  if (resolved.search !== '')
    response.setHeader('x-nextjs-rewritten-query', resolved.search.slice(1));
  request.url = url;
  await render(request, response);
}
