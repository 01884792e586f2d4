/** The requests of the calls about who sees a member, and where. */
export const VISIBILITY_CALLS = {
  'POST /api/users/incognito': () => [{ body: { incognito: false } }],
  'POST /api/users/visibility': () => [{ body: { searchable: true, showsRead: true } }],
  'POST /api/users/travel': () => [{ body: { region: 'Sicilia' } }],
  'POST /api/users/travel/end': () => [{}],
};
