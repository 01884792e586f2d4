import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { frameSources } from '../brands/frame-sources.ts';
import type { Resolved } from '../brands/resolve-request.ts';
import { themeScript } from '../brands/theme-script.ts';
import { paymentSources } from '../payments/options/page-sources.ts';
import type { ScriptedSources } from '../security/csp.ts';
import { readCookie, sessionCookieName } from '../security/session-cookie.ts';
import { pixelSources } from '../tracking/pixel.ts';
import { withAttributionQuery } from './client/attribution-query.ts';
import { fontLinks } from './font-links.ts';
import { sendPacked } from './packed.ts';
import { cachedPage } from './page-cache.ts';
import { FRAMED, isStaticPage, MISSING, pageRoute, type PageRoute } from './page-routes.ts';
import { renderPage, type Render } from './render-page.ts';
import { renderStatic } from './render-static.ts';
import { answerReturnPost, isReturnPost } from './return-post.ts';

/**
 * The theme is set before the first paint by a constant inline script. It gets no nonce, so the policy names
 * its hash.
 */
const THEME_HASH = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`;

type BrandRequest = Extract<Resolved, { kind: 'brand' }>;
type Page = Extract<PageRoute, { kind: 'page' }>;

function internalUrl({ brand, locale }: BrandRequest, { tree, path }: Page): string {
  return `/${brand.id}/${locale}/${tree}${path === '/' ? '' : path}`;
}

async function answerCached(
  request: IncomingMessage,
  response: ServerResponse,
  resolved: BrandRequest,
  page: Page,
  render: Render,
): Promise<void> {
  const url = internalUrl(resolved, page);
  const host = request.headers.host ?? '';
  const link = fontLinks(resolved.brand);
  const sources = await pixelSources(resolved.brand.id, host);
  // The pixel changes only the page's CSP, so the policy's sources are part of the cache key.
  const key = sources ? `${url}#${JSON.stringify(sources)}` : url;
  const { packed, status } = await cachedPage(key, async () => {
    const isStatic = isStaticPage(page.path);
    const rendered = await renderStatic(render, { url, host, isStatic });
    return { ...rendered, link, sources };
  });
  sendPacked(request, response, packed, page.path === MISSING ? 404 : status);
}

async function sourcesOf(
  page: Page,
  brandId: string,
  host: string,
): Promise<ScriptedSources | undefined> {
  if (page.path === FRAMED) return frameSources(brandId);
  if (page.tree === 'visitor') return pixelSources(brandId, host);
  return page.tree === 'checkout' ? paymentSources() : undefined;
}

async function answerDynamic(
  request: IncomingMessage,
  response: ServerResponse,
  resolved: BrandRequest,
  page: Page,
  render: Render,
): Promise<void> {
  const { brand, search } = resolved;
  const link = fontLinks(brand);
  // Personal, or with a token in its URL: must not be indexed.
  const noindex = { 'x-robots-tag': 'noindex' };
  const toRender = {
    url: internalUrl(resolved, page),
    search,
    path: page.path,
    scripts: [THEME_HASH],
    sources: await sourcesOf(page, brand.id, request.headers.host ?? ''),
    headers: link === '' ? noindex : { ...noindex, link },
  };
  await renderPage(request, response, toRender, render);
}

/** Answers a page of a brand: from the cache if it is the same for all visitors, else rendered by Next. */
export async function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  resolved: BrandRequest,
  render: Render,
): Promise<void> {
  const { path, search } = resolved;
  const prefix = resolved.prefixed ? `/${resolved.locale}` : '';
  if (isReturnPost(request, path)) {
    await answerReturnPost(request, response, { path, search, prefix });
    return;
  }
  const session = readCookie(request.headers.cookie, sessionCookieName()) !== undefined;
  const route = pageRoute(path, session);
  if (route.kind === 'redirect') {
    const location = withAttributionQuery(`${prefix}${route.to}`, search);
    response.writeHead(307, { location, 'cache-control': 'no-store' }).end();
    return;
  }
  const reading = request.method === 'GET' || request.method === 'HEAD';
  const partial = request.headers['rsc'] !== undefined;
  const answer = route.cached && reading && !partial ? answerCached : answerDynamic;
  await answer(request, response, resolved, route, render);
}
