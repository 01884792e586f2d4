import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { removeInternalHeaders } from '#lib/http/internal-headers.ts';
import { ADDRESS_HEADER, callerAddress } from '#lib/security/address.ts';

/**
 * Next gives a route file no connection, and leaves a forged `x-forwarded-for` in place. Each request therefore
 * gets the caller's address in a header of ours, and loses the internal headers that the caller sent, before Next
 * reads it.
 */
export function register(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    removeInternalHeaders(request);
    request.headers[ADDRESS_HEADER] = callerAddress(request);
  });
}
