import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { frameSources } from '../brands/frame-sources.ts';
import { socketOrigins } from '../brands/links.ts';
import type { Resolved } from '../brands/resolve-request.ts';
import { themeScript } from '../brands/theme-script.ts';
import { paymentSources } from '../payments/options/page-sources.ts';
import type { ScriptedSources } from '../security/csp.ts';
import { thirdPartiesOf } from '../tracking/third-parties.ts';
import { consentToolHeader } from './consent-tool-header.ts';
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

type FromOutside = {
  readonly sources: ScriptedSources | undefined;
  readonly internal: Readonly<Record<string, string>>;
};

async function fromOutside(page: Page, brandId: string, host: string): Promise<FromOutside> {
  if (page.path === FRAMED) return { sources: await frameSources(brandId), internal: {} };
  if (page.tree === 'visitor') {
    const { tool, sources } = await thirdPartiesOf(brandId, host);
    return { sources, internal: consentToolHeader(tool) };
  }
  return { sources: page.tree === 'checkout' ? paymentSources() : undefined, internal: {} };
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
  const { sources, internal } = await fromOutside(page, brand.id, request.headers.host ?? '');
  Object.assign(request.headers, internal);
  const toRender = {
    url: internalUrl(resolved, page),
    search,
    path: page.path,
    scripts: [THEME_HASH],
    sockets: socketOrigins(brand.hosts),
    sources,
    headers: link === '' ? noindex : { ...noindex, link },
  };
  await renderPage(request, response, toRender, render);
}
