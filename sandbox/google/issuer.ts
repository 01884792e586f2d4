import type { Visit } from '../http/router.ts';

/** By the name the caller reached it under: the app may know it by another one than the browser. */
export function issuerOf({ headers }: Visit): string {
  return `http://${headers.host ?? '127.0.0.1'}/google`;
}
