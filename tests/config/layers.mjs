/**
 * The folders of lib from the lowest to the highest. A folder imports from those before it only, types included, so
 * that lib has no circle. `bin/check.mjs` enforces it by dependency-cruiser.
 */
export const LAYERS = [
  // Without a domain: clock, settings, money, errors; the database; text rules; cookies, limits, seals.
  ['kernel', 'db', 'text', 'security'],
  // What a deployment is made of.
  ['brands', 'i18n'],
  // Mechanisms that every domain uses; `wire` has the endpoints' types and the names on the wire.
  ['audit', 'queue', 'review-queue', 'flows', 'identity', 'wire', 'places', 'mail', 'realtime'],
  // Domains of one concern.
  ['legal', 'listings', 'consents', 'media', 'mailing', 'disclosure', 'credits', 'tracking'],
  // What members do.
  [
    'chat',
    'calls',
    'dates',
    'known-people',
    'discovery',
    'care',
    'payments',
    'accounts',
    'notifications',
  ],
  ['chat-photos', 'reviews', 'proof', 'moderation', 'hosted', 'translation'],
  // What staff do.
  ['health', 'staff', 'desk'],
  // Where calls, sockets, due work and commands come in.
  ['http', 'hub', 'jobs', 'command-line'],
].flat();
