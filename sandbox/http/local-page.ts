const LOCAL_ORIGIN = /^https?:\/\/(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

/** Pages of the demo and the tests; nobody else may frame the card fields or call them. */
export const isLocalOrigin = (origin: string) => LOCAL_ORIGIN.test(origin);

/** The same set as `frame-ancestors` names it. */
export const LOCAL_ANCESTORS =
  'http://*.localhost:* https://*.localhost:* http://localhost:* http://127.0.0.1:*';
