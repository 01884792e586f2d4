import { z } from 'zod';
import { accountSchema } from '../contract.ts';
import { endpoint, type Contract } from '../../wire/endpoint.ts';

const short = z.string().max(200);
const sex = z.enum(['man', 'woman']);
const iso = z.date().transform((at) => at.toISOString());
const done = z.object({ result: z.literal('OK') });
const secret = z.string().max(1_024).default('');
/** The texts' client names the member in the body; another name than the session's answers `not_found`. */
const clickid = short.optional();

/** What keeps a profile out of search; null when members can find it. */
const hiddenBy = z.enum(['unconfirmed', 'no_place', 'orientation_withdrawn', 'erasure']).nullable();

const preferences = z.object({
  /** Until the member chooses, on exactly while mail to the address can be delivered. */
  email: z.boolean(),
  telegram: z.boolean(),
  pushNotifications: z.boolean(),
});

const ownProfile = z.object({
  clickid: z.string(),
  username: z.string(),
  email: z.string(),
  confirmed_email: z.boolean(),
  /** A new address whose link has not been pressed yet; the old one holds until then. */
  waitingEmail: z.object({ email: z.string(), until: iso, sentAt: iso }).nullable(),
  /** When the newest confirmation mail was written; null once confirmed. */
  confirmationSentAt: iso.nullable(),
  /** False for a member who only ever came through Google: a password is set through the reset mail. */
  hasPassword: z.boolean(),
  /** Seen by the member and customer care alone. */
  surname: z.string(),
  phone: z.string(),
  age: z.number(),
  gender: sex,
  seeking: sex,
  about: z.string(),
  lookingFor: z.string(),
  textState: z.enum(['pending', 'approved', 'rejected']),
  textReason: z.string().nullable(),
  region: z.string().nullable(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  country: z.string(),
  premiumLevel: z.number(),
  cardVerified: z.boolean(),
  /** False keeps the member out of every search; `hiddenBy` says why. */
  shown: z.boolean(),
  hiddenBy,
  /** When the account will be erased, if that was asked for. */
  eraseAt: iso.nullable(),
  notifications: preferences,
  imageName: z.array(
    z.object({ path: z.string(), isDefault: z.boolean(), name: z.string(), state: z.string() }),
  ),
  nextBillDate: iso.nullable(),
  paylog: z.array(
    z.object({ chargeId: z.string(), price: z.string(), priceMinor: z.number(), paidAt: iso }),
  ),
});

const session = z.object({
  id: z.string(),
  /** Names of products, the same in every language; null where the browser did not tell. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['phone', 'tablet', 'computer', 'app']).nullable(),
  createdAt: iso,
  lastSeenAt: iso,
  current: z.boolean(),
});

const dataExport = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'ready', 'failed']),
  requestedAt: iso,
  readyAt: iso.nullable(),
  /** Afterwards the file is deleted. */
  expiresAt: iso.nullable(),
  bytes: z.number().nullable(),
});

const erasure = z.object({
  result: z.literal('OK'),
  /** Null: a link was mailed that has to be pressed first (accounts without password). */
  eraseAt: iso.nullable(),
});

/** What a member owns of an account, and may see, change, take along and leave. */
export const ownershipContract = {
  'GET /api/users/profile/{trackerId}': endpoint({
    context: 'profile',
    access: 'member',
    summary:
      'The member’s own profile: texts, place, photos, notices, next billing date, past charges, and what is under way (new address, erasure).',
    params: z.object({ trackerId: short }),
    reply: ownProfile,
    errors: ['unauthenticated', 'not_found'],
  }),
  'PUT /api/users/{trackerId}': endpoint({
    context: 'profile',
    access: 'member',
    summary:
      'Changes what is sent of the own profile, or its place ({region, city}). Result false: the address that was sent along is another account’s; nothing is changed then. The address itself is changed by changeEmail only.',
    params: z.object({ trackerId: short }),
    body: z.object({
      age: z.coerce.number().optional(),
      username: z.string().max(200).optional(),
      surname: z.string().max(100).optional(),
      phone: z.string().max(40).optional(),
      gender: sex.optional(),
      seeking: sex.optional(),
      about: z.string().max(10_000).optional(),
      lookingFor: z.string().max(10_000).optional(),
      region: short.optional(),
      city: short.optional(),
      province: short.optional(),
      email: z.string().max(320).optional(),
      brand: short.optional(),
    }),
    reply: z.object({
      result: z.union([z.literal('OK'), z.literal(false)]),
      user: accountSchema,
      textState: z.enum(['pending', 'approved', 'rejected']),
    }),
    errors: [
      'unauthenticated',
      'not_found',
      'input_invalid',
      'age_refused',
      'username_refused',
      'text_too_long',
      'phone_refused',
      'place_unknown',
      'consent_missing',
      'card_data_refused',
      'email_fixed',
      'too_many_requests',
    ],
    limits: [{ by: 'member', points: 30, seconds: 300 }],
  }),

  'POST /api/users/changeEmail': endpoint({
    context: 'email',
    access: 'member',
    summary:
      'Asks for another confirmation address: a link goes to the new one (24 hours), and the old one, if it was confirmed, is told with a link that undoes it (48 hours). Nothing changes before the new link is pressed.',
    body: z.object({
      oldEmail: z.string().max(320).default(''),
      newEmail: z.string().max(320).default(''),
      brand: short.optional(),
    }),
    reply: z.object({
      result: z.literal('OK'),
      /** `email`: where the link went. `valid_email`: false when mail to it has come back before. */
      user: z.object({ email: z.string(), valid_email: z.boolean(), until: iso }),
    }),
    errors: [
      'unauthenticated',
      'not_found',
      'email_malformed',
      'email_refused',
      'same_email',
      'signup_email',
      'email_taken',
      'too_many_requests',
    ],
    limits: [{ by: 'member', points: 6, seconds: 3_600 }],
  }),
  'POST /api/users/confirmNewEmail': endpoint({
    context: 'email',
    access: 'visitor',
    summary: 'Puts the new address in place by the mailed token, once.',
    body: z.object({ token: short.default('') }),
    reply: z.object({ result: z.literal('OK'), email: z.string() }),
    errors: ['token_expired', 'email_taken', 'too_many_requests'],
    limits: [{ by: 'address', points: 30, seconds: 300 }],
  }),
  'POST /api/users/undoEmail': endpoint({
    context: 'email',
    access: 'visitor',
    summary:
      'Puts the old address back by the token that was mailed to it, once, and ends every session of the account.',
    body: z.object({ token: short.default('') }),
    reply: z.object({ result: z.literal('OK'), email: z.string() }),
    errors: ['token_expired', 'email_taken', 'too_many_requests'],
    limits: [{ by: 'address', points: 30, seconds: 300 }],
  }),

  'POST /api/users/setPassword': endpoint({
    context: 'password',
    access: 'member',
    summary:
      'Replaces the password by whoever knows the present one. Every other session ends; the member is told by mail.',
    body: z.object({ currentPassword: secret, password: secret }),
    reply: done,
    errors: [
      'unauthenticated',
      'password_missing',
      'password_wrong',
      'password_unset',
      'password_weak',
      'password_breached',
      'too_many_requests',
    ],
    limits: [{ by: 'member', points: 10, seconds: 600 }],
  }),
  'GET /api/users/sessions': endpoint({
    context: 'sessions',
    access: 'member',
    summary: 'Where the member is logged in, the present session first.',
    reply: z.array(session),
    errors: ['unauthenticated'],
  }),
  'DELETE /api/users/sessions': endpoint({
    context: 'sessions',
    access: 'member',
    summary: 'Ends every session of the member but the present one.',
    reply: done,
    errors: ['unauthenticated'],
  }),
  'DELETE /api/users/sessions/{id}': endpoint({
    context: 'sessions',
    access: 'member',
    summary: 'Ends one of the member’s own sessions; the present one is a logout.',
    params: z.object({ id: short }),
    reply: done,
    errors: ['unauthenticated', 'not_found'],
  }),

  'POST /api/users/changeNotificationPreferences': endpoint({
    context: 'notifications',
    access: 'member',
    summary: 'Where notices may reach the member outside the app; what is left out stays.',
    body: preferences.partial().extend({ clickid }),
    reply: done.extend(preferences.shape),
    errors: ['unauthenticated', 'not_found', 'input_invalid', 'too_many_requests'],
    limits: [{ by: 'member', points: 60, seconds: 60 }],
  }),
  'POST /api/users/pushToken': endpoint({
    context: 'notifications',
    access: 'member',
    summary: 'Registers this device for push; repeating it changes nothing.',
    body: z.object({ pushToken: z.string().max(4_096).default(''), clickid }),
    reply: done,
    errors: ['unauthenticated', 'not_found', 'push_token_refused', 'too_many_requests'],
    limits: [{ by: 'member', points: 20, seconds: 60 }],
  }),
  'POST /api/users/disableProfile': endpoint({
    context: 'profile',
    access: 'member',
    summary:
      'Deactivates the own account: out of search and logged out at once, renewals end, what is paid for stays. Only customer care brings it back.',
    body: z.object({ clickid }),
    reply: done,
    errors: ['unauthenticated', 'not_found', 'too_many_requests'],
    limits: [{ by: 'member', points: 10, seconds: 600 }],
  }),

  'GET /api/users/export': endpoint({
    context: 'export',
    access: 'member',
    summary: 'The copies of their data that the member has asked for, newest first.',
    reply: z.array(dataExport),
    errors: ['unauthenticated'],
  }),
  'POST /api/users/export': endpoint({
    context: 'export',
    access: 'member',
    summary:
      'Asks for a copy of everything kept about the member: built in a moment, told by mail, kept for seven days. While one is waiting it is answered again.',
    reply: dataExport,
    errors: ['unauthenticated', 'export_limit', 'too_many_requests'],
    limits: [{ by: 'member', points: 10, seconds: 600 }],
  }),
  'GET /api/users/export/{id}': endpoint({
    context: 'export',
    access: 'member',
    summary: 'The zip of an own copy that is ready.',
    params: z.object({ id: short }),
    reply: z.any(),
    replyAs: 'response',
    errors: ['unauthenticated', 'not_found', 'too_many_requests'],
    limits: [{ by: 'member', points: 20, seconds: 600 }],
  }),

  'POST /api/users/erase': endpoint({
    context: 'erase',
    access: 'member',
    summary:
      'Asks for the account to be erased in fourteen days: hidden and without renewals at once. Asks for the password; an account without one gets a link by mail.',
    body: z.object({ password: secret, clickid }),
    reply: erasure,
    errors: [
      'unauthenticated',
      'not_found',
      'password_missing',
      'password_wrong',
      'too_many_requests',
    ],
    limits: [{ by: 'member', points: 10, seconds: 600 }],
  }),
  'POST /api/users/confirmErase': endpoint({
    context: 'erase',
    access: 'visitor',
    summary: 'The same by the mailed token, for an account without password.',
    body: z.object({ token: short.default('') }),
    reply: z.object({ result: z.literal('OK'), eraseAt: iso }),
    errors: ['token_expired', 'too_many_requests'],
    limits: [{ by: 'address', points: 30, seconds: 300 }],
  }),
  'POST /api/users/keepAccount': endpoint({
    context: 'erase',
    access: 'member',
    summary: 'Takes the wish to be erased back while the fourteen days run. Renewals stay ended.',
    body: z.object({ clickid }),
    reply: done,
    errors: ['unauthenticated', 'not_found', 'too_many_requests'],
    limits: [{ by: 'member', points: 20, seconds: 600 }],
  }),
} satisfies Contract;
