import { loadScript } from '#components/ui/load-script.ts';

/** The browser's side of WebAuthn, loaded when it is needed. */
export const webauthn = () => loadScript(() => import('@simplewebauthn/browser'));

/** The member closed the browser's dialog, or another request for a passkey took its place. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}
