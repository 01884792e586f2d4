import { getRequestListener } from '@hono/node-server';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isPausedBrand, PAUSE_RETRY_AFTER_S } from '../brands/paused-brands.ts';
import { isElsewhere } from '../brands/served-brands.ts';
import { resolveRequest, type Resolved } from '../brands/resolve-request.ts';
import { withDatabaseAway } from '../db/database-away.ts';
import { env } from '../kernel/env.ts';
import { isAppError } from '../kernel/errors.ts';
import { log } from '../kernel/log.ts';
import { requestContext } from '../kernel/request-context.ts';
import { isCurrentPicturePath, serveCurrentPicture, servePhoto } from '../media/serve-photo.ts';
import { callerAddress } from '../security/address.ts';
import { takeArrival, type ArrivalKind } from '../security/arrivals.ts';
import { securityHeaders } from '../security/headers.ts';
import { dispatch } from './dispatch.ts';
import { answerPlain } from './answer-plain.ts';
import { answerUnavailable } from './answer-unavailable.ts';
import { answerBrandFile } from './brand-files.ts';
import { answerDeskPage } from './desk/pages.ts';
import { answerHealth } from './health.ts';
import { removeInternalHeaders } from './internal-headers.ts';
import { answerMailPreview } from './mail-preview.ts';
import { answerMetrics } from './metrics.ts';
import { observeRequest } from './observe-request.ts';
import { answerPage } from './pages.ts';
import { isReturnPost } from './return-post.ts';
import { isReading } from './reading.ts';
import { refusal } from './reply.ts';
import type { Render } from './render-page.ts';
import { platformPage } from './platform-page.ts';
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
    const brand = resolved.kind === 'brand' ? resolved.brand : undefined;
    const isCurrent = brand !== undefined && isCurrentPicturePath(resolved.path, brand);
    const picture = isCurrent ? serveCurrentPicture(request, brand) : servePhoto(request, brand);
    return picture.catch((error: unknown) =>
      refusal(error, 'photos', requestContext()?.requestId ?? ''),
    );
  },
  { overrideGlobalObjects: false },
);

/** The files of the build, of the brands and of `public`; nothing else reaches Next without a page's headers. */
const STATIC =
  /^\/(?:_next\/static\/[\w./~@%[\]()-]+|brands\/[a-z0-9]+\/[a-z0-9-]+\.[a-z]+|favicon(?:-desk)?\.(?:svg|ico))$/;
/** In development Next also serves hot reload, source maps and its error overlay. */
const DEVELOPMENT = /^\/(?:_next|__nextjs)/;
/** A file is no page: a drawing that is opened as one may style itself and load nothing. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

function isStatic(path: string): boolean {
  return STATIC.test(path) || (env().NEXT_DEV && DEVELOPMENT.test(path));
}

/** API calls and photos; an API call to a host without a brand counts too and is refused in JSON like any other. */
function answeredAsCall(resolved: Resolved): boolean {
  const { path } = resolved;
  if (path.startsWith('/api/')) return true;
  // Public photos of a brand are also shown on desk pages.
  if (resolved.kind === 'desk') return path.startsWith('/photos/');
  if (resolved.kind !== 'brand') return false;
  return path.startsWith('/photos/') || isCurrentPicturePath(path, resolved.brand);
}

/** The limit that a request counts against: none for files, which need no look-up; `dispatch` counts the calls. */
const ARRIVALS: Readonly<Record<ReturnType<typeof kindOf>, ArrivalKind | undefined>> = {
  call: undefined,
  file: undefined,
  photo: 'photos',
  page: 'pages',
  'desk page': 'pages',
};

/** Route label for requests without a route; the set of labels is small and fixed, whatever is requested. */
function kindOf(resolved: Resolved): 'call' | 'photo' | 'file' | 'page' | 'desk page' {
  if (answeredAsCall(resolved)) return resolved.path.startsWith('/api/') ? 'call' : 'photo';
  if (isStatic(resolved.path)) return 'file';
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
    const arrival = ARRIVALS[kindOf(resolved)];
    const wait = arrival === undefined ? 0 : await takeArrival(arrival, callerAddress(request));
    if (wait > 0) {
      answerPlain(response, 429, 'Too many requests.', { 'retry-after': String(wait) });
      return;
    }
    const elsewhere = resolved.kind === 'brand' && isElsewhere(resolved.brand.id);
    // Calls are refused by `dispatch`, in JSON.
    if (elsewhere && !resolved.path.startsWith('/api/')) {
      answerUnavailable(response, resolved, PAUSE_RETRY_AFTER_S, 'brand_elsewhere');
      return;
    }
    if (answeredAsCall(resolved)) {
      resolutions.set(request, resolved);
      await answerApi(request, response);
      return;
    }
    if (!isReading(request.method) && !isReturnPost(request, resolved.path)) {
      answerPlain(response, 405, 'Method not allowed.', { allow: 'GET, HEAD' });
      return;
    }
    if (await answerSiteFile(resolved, request, response)) return;
    if (await answerMailPreview(resolved, response)) return;
    if (isStatic(resolved.path) && resolved.kind !== 'unknown') {
      // Browsers request it without a reference in the page.
      if (resolved.path === '/favicon.ico' && resolved.kind === 'brand') {
        request.url = `/brands/${resolved.brand.id}/favicon.ico`;
      } else if (resolved.path === '/favicon.ico' && resolved.kind === 'desk') {
        request.url = '/favicon-desk.svg';
      }
      if (!env().NEXT_DEV) response.setHeader('content-security-policy', FILE_POLICY);
      if (await answerBrandFile(request, response)) return;
      await render(request, response);
      return;
    }
    if (resolved.kind === 'brand' && isPausedBrand(resolved.brand.id)) {
      answerUnavailable(response, resolved, PAUSE_RETRY_AFTER_S, 'brand_paused');
    } else if (resolved.kind === 'brand') await answerPage(request, response, resolved, render);
    else if (resolved.kind === 'desk') await answerDeskPage(request, response, resolved, render);
    else platformPage(response, resolved);
  };
  return (request, response) => {
    removeInternalHeaders(request);
    for (const [name, value] of securityHeaders()) response.setHeader(name, value);
    const resolved = resolveRequest(request.headers.host ?? '', request.url ?? '/');
    if (resolved.kind === 'malformed') {
      answerPlain(response, 400, 'Bad request.');
      return;
    }
    if (answerHealth(resolved.path, response)) return;
    if (answerMetrics(resolved, request, response)) return;
    const work = () => answer(request, response, resolved);
    observeRequest(request, response, kindOf(resolved), work).catch((error: unknown) => {
      // A caller who left is no fault of ours, and what fails then mostly fails for that.
      if (response.destroyed) {
        log().info({ err: error }, 'request failed after its caller left');
        return;
      }
      const known = withDatabaseAway(error);
      const retryAfter = isAppError(known) ? known.params['retryAfter'] : undefined;
      if (retryAfter !== undefined && !response.headersSent) {
        answerUnavailable(response, resolved, Number(retryAfter));
        return;
      }
      log().error({ err: error }, 'request failed');
      if (response.headersSent) response.end();
      else answerPlain(response, 500, 'Something went wrong.');
    });
  };
}
