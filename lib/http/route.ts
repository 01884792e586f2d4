import { resolveRequest } from '../brands/resolve-request.ts';
import { dispatch } from './dispatch.ts';
import type { EndpointKey } from './contracts.ts';

/**
 * The complete content of a route file. server.ts answers `/api/**` through the same dispatcher before Next
 * sees it; under a plain Next run this function does, without the caller's address.
 */
export function route(_key: EndpointKey): (request: Request) => Promise<Response> {
  return (request) => {
    const url = new URL(request.url);
    const host = request.headers.get('host') ?? url.host;
    const resolved = resolveRequest(host, `${url.pathname}${url.search}`);
    return dispatch({ request, resolved, address: 'unknown' });
  };
}
