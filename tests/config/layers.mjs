/**
 * The folders of lib from the lowest to the highest. A folder imports from those before it only, types included, so
 * that lib has no circle. `bin/check.mjs` enforces it by dependency-cruiser.
 */
export const LAYERS = [
  // Without a domain: clock, settings, money, errors; the database; text rules; names on the wire.
  ...['kernel', 'db', 'text', 'wire', 'security'],
  // What a deployment is made of.
  ...['brands', 'i18n', 'places'],
  // Mechanisms that every domain uses.
  ...['audit', 'queue', 'review-queue', 'flows', 'identity', 'mail', 'realtime'],
  // Domains of one concern.
  ...['legal', 'listings', 'consents', 'mailing', 'media', 'disclosure', 'credits', 'tracking'],
  // What members do.
  ...['chat', 'discovery', 'care', 'payments', 'accounts', 'notifications', 'chat-photos'],
  ...['reviews', 'moderation', 'hosted'],
  // What staff do.
  ...['health', 'staff', 'desk'],
  // Where calls, sockets, due work and commands come in.
  ...['http', 'hub', 'jobs', 'command-line'],
];
