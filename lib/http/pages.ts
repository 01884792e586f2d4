import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookie, sessionCookieName } from '../security/session-cookie.ts';
import { pixelSources } from '../tracking/pixel.ts';
import { withAttributionQuery } from './client/attribution-query.ts';
import { answerDynamic, internalUrl, type BrandRequest, type Page } from './dynamic-page.ts';
import { fontLinks } from './font-links.ts';
import { sendPacked } from './packed.ts';
import { cachedPage } from './page-cache.ts';
import { isStaticPage, MISSING, pageRoute } from './page-routes.ts';
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
