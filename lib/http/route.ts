import { randomUUID } from 'node:crypto';
import { resolveRequest } from '../brands/resolve-request.ts';
import { withRequest } from '../kernel/request-context.ts';
import { ADDRESS_HEADER } from '../security/address.ts';
import { securityHeaders } from '../security/headers.ts';
import { dispatch } from './dispatch.ts';

/**
 * Every method of the route file of the API. server.ts answers `/api/**` before Next sees it; under a plain Next run
 * this function does, with the address that `instrumentation.ts` has set on the request.
 */
export async function answerRequest(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const resolved = resolveRequest(request.headers.get('host') ?? '', `${pathname}${search}`);
  const address = request.headers.get(ADDRESS_HEADER) ?? 'unknown';
  const requestId = randomUUID();
  const response = await withRequest({ requestId, method: request.method, made: [] }, () =>
    dispatch({ request, resolved, address }),
  );
  // A handler's own value wins, as it does over those that server.ts sets.
  for (const [name, value] of securityHeaders()) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  response.headers.set('x-request-id', requestId);
  return response;
}
