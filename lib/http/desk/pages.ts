import type { IncomingMessage, ServerResponse } from 'node:http';
import { socketOrigins } from '../../brands/links.ts';
import { env } from '../../kernel/env.ts';
import { renderPage, type Render } from '../render-page.ts';

type DeskRequest = { readonly path: string; readonly search: string };

const HEADERS = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };

/** Pages of the desk: rendered per request, never cached, not indexed by search engines. */
export async function answerDeskPage(
  request: IncomingMessage,
  response: ServerResponse,
  { path, search }: DeskRequest,
  render: Render,
): Promise<void> {
  const url = `/desk${path === '/' ? '' : path}`;
  const sockets = socketOrigins([env().DESK_HOST]);
  const page = { url, search, path, scripts: [], sockets, headers: HEADERS };
  await renderPage(request, response, page, render);
}
