const bare = () => [{}];
const returned = () => [{ body: { code: 'x', state: 'x' } }];

/** The calls of the identity providers. */
export const SIGN_IN_CALLS = {
  'GET /api/users/auth/google/start': bare,
  'POST /api/users/auth/google': returned,
  'POST /api/users/auth/google/home': returned,
  'DELETE /api/users/auth/google': bare,
  'GET /api/users/auth/apple/start': bare,
  'POST /api/users/auth/apple': returned,
  'DELETE /api/users/auth/apple': bare,
  'POST /api/webhooks/apple': bare,
};
