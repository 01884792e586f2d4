import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { frameSources } from '../brands/frame-sources.ts';
import { socketOrigins } from '../brands/links.ts';
import type { Resolved } from '../brands/resolve-request.ts';
import { themeScript } from '../brands/theme-script.ts';
import { paymentSources } from '../payments/options/page-sources.ts';
import type { ScriptedSources } from '../security/csp.ts';
import { pixelSources } from '../tracking/pixel.ts';
import { fontLinks } from './font-links.ts';
import { FRAMED, type PageRoute } from './page-routes.ts';
import { renderPage, type Render } from './render-page.ts';

/**
 * The theme is set before the first paint by a constant inline script. It gets no nonce, so the policy names
 * its hash.
 */
const THEME_HASH = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`;

export type BrandRequest = Extract<Resolved, { kind: 'brand' }>;
/** A page of a brand's tree. */
export type Page = Extract<PageRoute, { kind: 'page' }>;

/** The page's path inside `app`. */
export function internalUrl({ brand, locale }: BrandRequest, { tree, path }: Page): string {
  return `/${brand.id}/${locale}/${tree}${path === '/' ? '' : path}`;
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

/** Answers a page with data, by Next. */
export async function answerDynamic(
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
    sockets: socketOrigins(brand.hosts),
    sources: await sourcesOf(page, brand.id, request.headers.host ?? ''),
    headers: link === '' ? noindex : { ...noindex, link },
  };
  await renderPage(request, response, toRender, render);
}
