const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Encrypts with the card API's key, so that card data never leave the frame in clear. */
export function createSealer(shownKey: string): (text: string) => Promise<string> {
  const key = crypto.subtle.importKey('spki', bytesOf(shownKey), ALGORITHM, false, ['encrypt']);
  return async (text) => {
    const bytes = new TextEncoder().encode(text);
    const hidden = new Uint8Array(await crypto.subtle.encrypt(ALGORITHM, await key, bytes));
    return `sealed_${btoa(String.fromCharCode(...hidden))}`;
  };
}
