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

/** Gives the window an authenticator; returns the function that takes it away. */
export function standInWebauthn(answer?: Answer): () => void {
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
    get: () => answering(used, answer),
  };
  const PublicKeyCredential = Object.assign(() => undefined, {
    isConditionalMediationAvailable: () => Promise.resolve(false),
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
