import { loadScript } from '#components/ui/load-script.ts';
import { CallError } from '#lib/http/client/call-error.ts';

/** The browser's side of WebAuthn, loaded when it is needed. */
export const webauthn = () => loadScript(() => import('@simplewebauthn/browser'));

const isNamed = (error: unknown, ...names: readonly string[]): boolean =>
  error instanceof Error && names.includes(error.name);

/** The member closed the browser's dialog, or another request for a passkey took its place. */
export const isCancelled = (error: unknown): boolean =>
  isNamed(error, 'NotAllowedError', 'AbortError');

/** The authenticator already has a passkey of this account. */
export const isHeld = (error: unknown): boolean => isNamed(error, 'InvalidStateError');

type Webauthn = Awaited<ReturnType<typeof webauthn>>;

/** Asks the browser for a passkey; its own failure becomes a CallError with a code for it. */
export async function askForPasskey<Answer>(
  ask: (browser: Webauthn) => Promise<Answer>,
): Promise<Answer> {
  const browser = await webauthn();
  try {
    return await ask(browser);
  } catch (error) {
    if (isCancelled(error) || isHeld(error)) throw error;
    throw new CallError(0, { code: 'passkey_unusable' });
  }
}
