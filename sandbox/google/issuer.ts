import type { Visit } from '../http/router.ts';

/** The issuer URL by the host of the request: app and browser may reach this process by different names. */
export function issuerOf({ headers }: Visit): string {
  return `http://${headers.host ?? '127.0.0.1'}/google`;
}
