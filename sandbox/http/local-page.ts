const LOCAL_ORIGIN = /^https?:\/\/(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

/** Pages of the demo and the tests; only these may frame the card fields or call them. */
export const isLocalOrigin = (origin: string) => LOCAL_ORIGIN.test(origin);

/** The same origins in `frame-ancestors` syntax. */
export const LOCAL_ANCESTORS =
  'http://*.localhost:* https://*.localhost:* http://localhost:* http://127.0.0.1:*';
