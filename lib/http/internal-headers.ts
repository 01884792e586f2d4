import type { IncomingMessage } from 'node:http';

/** Headers by which our own code and Next pass facts on inside a process; from outside they are forgeries. */
const INTERNAL =
  /^(?:x-amarena-|x-middleware-|x-invoke-|x-nonce$|x-matched-path$|x-now-route-matches$|content-security-policy)/;

/** Removes the internal headers of a request, before anything reads them. */
export function removeInternalHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers)) if (INTERNAL.test(name)) headers[name] = undefined;
}
