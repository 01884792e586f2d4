import { createECDH, randomBytes } from 'node:crypto';

/** A browser's push subscription as JSON, at a push service that is never called. */
export function pushToken(name: string, change: Readonly<Record<string, unknown>> = {}): string {
  const keys = createECDH('prime256v1');
  return JSON.stringify({
    endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${name}`,
    expirationTime: null,
    keys: {
      p256dh: keys.generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
    ...change,
  });
}
