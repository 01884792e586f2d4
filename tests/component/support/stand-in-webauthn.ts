const bytes = (): ArrayBuffer => Uint8Array.of(1, 2, 3).buffer;

const made = {
  id: 'AQID',
  rawId: bytes(),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
};

/** What `navigator.credentials` answers; an Error rejects, as after the member closed the dialog. */
type Answer = Error | undefined;

async function answering(response: object, answer: Answer): Promise<object> {
  await Promise.resolve();
  if (answer !== undefined) throw answer;
  return { ...made, response };
}

export const CLOSED = Object.assign(new Error('The dialog was closed.'), {
  name: 'NotAllowedError',
});

/**
 * Gives the window an authenticator, and passkeys in the list of a field if `autofill`; returns the function that
 * takes it away. `onGet` is called with the way in which a passkey is asked for.
 */
export function standInWebauthn(
  answer?: Answer,
  { autofill = false, onGet = (_: string): void => undefined } = {},
): () => void {
  const created = {
    clientDataJSON: bytes(),
    attestationObject: bytes(),
    getTransports: () => [],
    getPublicKeyAlgorithm: () => -7,
    getPublicKey: bytes,
    getAuthenticatorData: bytes,
  };
  const used = {
    clientDataJSON: bytes(),
    authenticatorData: bytes(),
    signature: bytes(),
    userHandle: bytes(),
  };
  const credentials = {
    create: () => answering(created, answer),
    get: ({ mediation = 'dialog' }: { mediation?: string }) => {
      onGet(mediation);
      return answering(used, answer);
    },
  };
  const PublicKeyCredential = Object.assign(() => undefined, {
    isConditionalMediationAvailable: () => Promise.resolve(autofill),
  });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  Object.defineProperty(window, 'PublicKeyCredential', {
    configurable: true,
    value: PublicKeyCredential,
  });
  return () => {
    Reflect.deleteProperty(navigator, 'credentials');
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  };
}
