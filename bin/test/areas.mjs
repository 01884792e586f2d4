const area = (name, folders) => [
  new RegExp(`^(?:lib|components|app/.*)/(?:${folders.join('|')})/`),
  name,
];

/** The folders whose changes the browser tests of an area (a folder of tests/e2e) cover. */
export const AREAS = [
  area('accounts', ['accounts', 'popups', 'signup', 'login', 'resetPassword', 'push']),
  area('discovery', ['discovery', 'places', 'find']),
  area('match', ['match']),
  area('chat', ['chat', 'chats', 'hosted', 'realtime']),
  area('profile', ['profile', 'media', 'safety', 'reviews', 'user', 'moderation']),
  area('payments', ['payments', 'credits', 'purchase', 'vip_plan', 'hook']),
  area('notifications', ['notifications']),
  area('visitor', ['visitor', 'home', 'legal', 'care', 'brand', 'consents', 'tracking']),
  area('desk', ['desk', 'staff']),
];

/** Folders that every page uses. */
export const BROADLY_USED =
  /^(?:components\/(?:ui|shell)|lib\/(?:http|kernel|db|i18n|brands)|app\/styles|messages|brands|prisma)\/|^(?:server|middleware)\.ts$|^package-lock\.json$/;
