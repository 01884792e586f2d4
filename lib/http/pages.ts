import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDatabaseAway } from '../db/circuit.ts';
import { DatabaseAway } from '../db/database-away.ts';
import { clock } from '../kernel/clock.ts';
import { readCookie, sessionCookie, sessionCookieName } from '../security/session-cookie.ts';
import { brandOrigin, socketOrigins } from '../brands/links.ts';
import { thirdPartiesOf } from '../tracking/third-parties.ts';
import { withAttributionQuery } from './client/attribution-query.ts';
import { consentToolHeader } from './consent-tool-header.ts';
import { cookieState } from './cookie-state.ts';
import { withoutDefaultLocale } from './default-locale.ts';
import { answerDynamic, internalUrl, type BrandRequest, type Page } from './dynamic-page.ts';
import { fontLinks } from './font-links.ts';
import { sendPacked } from './packed.ts';
import { cachedPage } from './page-cache.ts';
import { isStaticPage, MISSING, pageRoute, type PageRoute } from './page-routes.ts';
import type { Render } from './render-page.ts';
import { renderStatic } from './render-static.ts';
import { answerReturnPost, isReturnPost } from './return-post.ts';

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
  const { tool, sources } = await thirdPartiesOf(resolved.brand.id, host);
  const headers = consentToolHeader(tool);
  // What third parties add to the page and to its CSP is part of the cache key.
  const key = sources ? `${url}#${JSON.stringify([sources, headers])}` : url;
  const { packed, status } = await cachedPage(key, async () => {
    const isStatic = isStaticPage(page.path);
    // The brand's own host: a cached page must not depend on the Host header of the first caller.
    const own = new URL(brandOrigin(resolved.brand)).host;
    const rendered = await renderStatic(render, { url, host: own, headers, isStatic });
    if (rendered.status >= 500 && isDatabaseAway()) throw new DatabaseAway();
    return { ...rendered, link, sources, sockets: socketOrigins(resolved.brand.hosts) };
  });
  sendPacked(request, response, packed, page.path === MISSING ? 404 : status);
}

/**
 * The page for a browser with a session cookie. One without a session is cleared by this answer and opens
 * the visitors' pages; a member's page then shows the login form in its place.
 */
async function sessionRoute(
  request: IncomingMessage,
  response: ServerResponse,
  { brand, path }: BrandRequest,
  route: PageRoute,
): Promise<PageRoute> {
  if ((await cookieState(request.headers.cookie, brand.id, clock.now())) !== 'ended') return route;
  response.setHeader('set-cookie', sessionCookie(''));
  return route.kind === 'redirect' ? pageRoute(path, false) : route;
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
  const plain = withoutDefaultLocale(resolved);
  if (plain !== undefined) {
    response.writeHead(308, { location: plain, 'cache-control': 'no-store' }).end();
    return;
  }
  const session = readCookie(request.headers.cookie, sessionCookieName()) !== undefined;
  const named = pageRoute(path, session);
  // A cached page is the same for everyone.
  const shared = named.kind === 'page' && named.cached;
  const route = session && !shared ? await sessionRoute(request, response, resolved, named) : named;
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
