import { getRequestListener } from '@hono/node-server';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { resolveRequest, type Resolved } from '../brands/resolve-request.ts';
import { log } from '../kernel/log.ts';
import { isCurrentPicturePath, serveCurrentPicture, servePhoto } from '../media/serve-photo.ts';
import { callerAddress } from '../security/address.ts';
import { securityHeaders } from '../security/headers.ts';
import { dispatch } from './dispatch.ts';
import { enforceArrivals } from './enforce-limits.ts';
import { answerBrandFile } from './brand-files.ts';
import { answerDeskPage } from './desk/pages.ts';
import { answerHealth } from './health.ts';
import { answerMailPreview } from './mail-preview.ts';
import { answerMetrics } from './metrics.ts';
import { observeRequest } from './observe-request.ts';
import { answerPage } from './pages.ts';
import type { Render } from './render-page.ts';
import { platformPage } from './platform-page.ts';
import { refusal } from './reply.ts';
import { answerSiteFile } from './site-files/answer-site-file.ts';

const resolutions = new WeakMap<IncomingMessage, Resolved>();

/**
 * Converts a Node request to a web Request for `dispatch` and its Response back, with the library
 * @hono/node-server.
 */
const answerApi = getRequestListener(
  async (request, { incoming }) => {
    const message = incoming as IncomingMessage;
    const resolved = resolutions.get(message) ?? { kind: 'unknown', path: '', search: '' };
    const address = callerAddress(message);
    if (resolved.path.startsWith('/api/')) return dispatch({ request, resolved, address });
    try {
      await enforceArrivals('photos', address);
    } catch (error) {
      return refusal(error, 'photo', randomUUID());
    }
    if (resolved.kind === 'brand' && isCurrentPicturePath(resolved.path, resolved.brand)) {
      return serveCurrentPicture(request, resolved.brand);
    }
    return servePhoto(request);
  },
  { overrideGlobalObjects: false },
);

const STATIC = /^\/(?:_next\/|brands\/|fonts\/|favicon|icon)/;

/** API calls and photos; an API call to a host without a brand counts too and is refused in JSON like any other. */
function answeredAsCall(resolved: Resolved): boolean {
  const { path } = resolved;
  if (path.startsWith('/api/')) return true;
  // Public photos of a brand are also shown on desk pages.
  if (resolved.kind === 'desk') return path.startsWith('/photos/');
  if (resolved.kind !== 'brand') return false;
  return path.startsWith('/photos/') || isCurrentPicturePath(path, resolved.brand);
}

/** Route label for requests without a route; the set of labels is small and fixed, whatever is requested. */
function kindOf(resolved: Resolved): string {
  if (answeredAsCall(resolved)) return resolved.path.startsWith('/api/') ? 'call' : 'photo';
  if (STATIC.test(resolved.path)) return 'file';
  return resolved.kind === 'desk' ? 'desk page' : 'page';
}

/**
 * The only request listener: health, API, pictures and static files have handlers of their own, everything
 * else is a page. An exception is answered with 500 and never ends the process.
 */
export function createListener(render: Render): RequestListener {
  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    resolved: Resolved,
  ): Promise<void> => {
    if (answeredAsCall(resolved)) {
      resolutions.set(request, resolved);
      for (const [name, value] of securityHeaders()) response.setHeader(name, value);
      await answerApi(request, response);
      return;
    }
    if (await answerSiteFile(resolved, request, response)) return;
    if (await answerMailPreview(resolved, response)) return;
    if (STATIC.test(resolved.path) && resolved.kind !== 'unknown') {
      // Browsers request it without a reference in the page.
      if (resolved.path === '/favicon.ico' && resolved.kind === 'brand') {
        request.url = `/brands/${resolved.brand.id}/favicon.ico`;
      } else if (resolved.path === '/favicon.ico' && resolved.kind === 'desk') {
        request.url = '/favicon-desk.svg';
      }
      response.setHeader('x-content-type-options', 'nosniff');
      if (await answerBrandFile(request, response)) return;
      await render(request, response);
      return;
    }
    if (resolved.kind === 'brand') await answerPage(request, response, resolved, render);
    else if (resolved.kind === 'desk') await answerDeskPage(request, response, resolved, render);
    else platformPage(response, resolved);
  };
  return (request, response) => {
    const resolved = resolveRequest(request.headers.host ?? '', request.url ?? '/');
    if (answerHealth(resolved.path, response)) return;
    if (answerMetrics(resolved, request, response)) return;
    const work = () => answer(request, response, resolved);
    observeRequest(request, response, kindOf(resolved), work).catch((error: unknown) => {
      log().error({ err: error }, 'request failed');
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end('Something went wrong.');
    });
  };
}
