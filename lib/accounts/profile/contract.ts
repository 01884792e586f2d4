import { z } from 'zod';
import {
  Children,
  DatingIntent,
  Drinking,
  Interest,
  Language,
  ModerationState,
  OnboardingStep,
  ProfileQuestion,
  Smoking,
} from '../../db/generated/enums.ts';
import {
  accountSchema,
  clickid,
  done,
  iso,
  password,
  ownGender,
  shownWith,
  soughtGender,
  short,
} from '../../identity/account-schemas.ts';
import type { EditedName, NameFor, ShapeOf } from '../../identity/profile-fields.ts';
import { profilePromptSchema } from '../../identity/profile-prompts.ts';
import { HEIGHT_MAX_CM, HEIGHT_MIN_CM, INTERESTS_MAX, PROMPTS_MAX } from '../limits.ts';
import { PROFILE_PARTS } from './completeness.ts';
import { endpoint, type Contract } from '../../wire/endpoint.ts';

/** Why a profile is hidden from search; null when members can find it. */
const hiddenBy = z
  .enum(['unconfirmed', 'no_place', 'orientation_withdrawn', 'erasure', 'paused', 'incognito'])
  .nullable();

const preferences = z.object({
  /** Until the member chooses, on exactly while mail to the address can be delivered. */
  email: z.boolean(),
  telegram: z.boolean(),
  pushNotifications: z.boolean(),
});

const ownProfile = z.object({
  clickid: z.string(),
  /** The member's choice, also while it waits for its review. */
  username: z.string(),
  email: z.string(),
  confirmed_email: z.boolean(),
  /** A new address whose link has not been used yet; the old one remains until then. */
  waitingEmail: z.object({ email: z.string(), until: iso, sentAt: iso }).nullable(),
  /** When the newest confirmation mail was queued; null once confirmed. */
  confirmationSentAt: iso.nullable(),
  /** False for a member who has only used Google or Apple: a password is set through the reset mail. */
  hasPassword: z.boolean(),
  /** Since when a Google account is linked; null when none is. */
  googleSince: iso.nullable(),
  /** Since when an Apple account is linked; null when none is. */
  appleSince: iso.nullable(),
  /** Visible to the member and customer care only. */
  surname: z.string(),
  phone: z.string(),
  age: z.number(),
  gender: ownGender,
  /** Of a nonbinary person: with whom they are found, beside by those who seek everyone. */
  shownWith,
  seeking: soughtGender,
  about: z.string(),
  lookingFor: z.string(),
  work: z.string(),
  study: z.string(),
  children: z.enum(Children).nullable(),
  smoking: z.enum(Smoking).nullable(),
  drinking: z.enum(Drinking).nullable(),
  /** Centimetres. */
  height: z.number().nullable(),
  spokenLanguages: z.array(z.enum(Language)),
  datingIntent: z.enum(DatingIntent).nullable(),
  interests: z.array(z.enum(Interest)),
  profilePrompts: z.array(profilePromptSchema),
  /** Where the steps after the signup continue; null when they ended. */
  onboardingStep: z.enum(OnboardingStep).nullable(),
  /** How many parts of a complete profile are there, and the one to add next; null when none is missing. */
  completeness: z.object({
    done: z.number(),
    total: z.number(),
    next: z.enum(PROFILE_PARTS).nullable(),
  }),
  textState: z.enum(ModerationState),
  textReason: z.string().nullable(),
  region: z.string().nullable(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  country: z.string(),
  premiumLevel: z.number(),
  cardVerified: z.boolean(),
  /** False hides the member from every search; `hiddenBy` gives the reason. */
  shown: z.boolean(),
  hiddenBy,
  /** The member's own choice, apart from the other reasons that hide a profile. */
  searchable: z.boolean(),
  /** False: the online mark is shown nowhere. */
  showsPresence: z.boolean(),
  /** False: the member's read marks are shown to nobody, and nobody's to the member. */
  showsRead: z.boolean(),
  /** False: the member's typing is shown to nobody, and nobody's to the member. */
  showsTyping: z.boolean(),
  showsPreviews: z.boolean(),
  /** True: only members whom this one likes or writes with see the profile. */
  incognito: z.boolean(),
  /** The region that the member visits, and until when. */
  travel: z.object({ region: z.string(), until: iso }).nullable(),
  /** When the next trip may begin; null: now. */
  nextTravelAt: iso.nullable(),
  /** When the main photo was compared with a selfie; null while it has no badge. */
  photoCheckedAt: iso.nullable(),
  /** When the account will be erased, if that was requested. */
  eraseAt: iso.nullable(),
  notifications: preferences,
  imageName: z.array(
    z.object({ path: z.string(), isDefault: z.boolean(), name: z.string(), state: z.string() }),
  ),
  nextBillDate: iso.nullable(),
  paylog: z.array(
    z.object({ chargeId: z.string(), price: z.string(), priceMinor: z.number(), paidAt: iso }),
  ),
} satisfies ShapeOf<NameFor<'own'>>);

/** What a member may change of their profile; omitted fields are unchanged. */
const profileChanges = z.object({
  age: z.coerce.number().optional(),
  username: z.string().max(200).optional(),
  surname: z.string().max(100).optional(),
  phone: z.string().max(40).optional(),
  gender: ownGender.optional(),
  shownWith: shownWith.optional(),
  seeking: soughtGender.optional(),
  about: z.string().max(10_000).optional(),
  lookingFor: z.string().max(10_000).optional(),
  work: z.string().max(1_000).optional(),
  study: z.string().max(1_000).optional(),
  children: z.enum(Children).nullable().optional(),
  smoking: z.enum(Smoking).nullable().optional(),
  drinking: z.enum(Drinking).nullable().optional(),
  /** Centimetres. */
  height: z.number().int().min(HEIGHT_MIN_CM).max(HEIGHT_MAX_CM).nullable().optional(),
  spokenLanguages: z
    .array(z.enum(Language))
    .max(Object.keys(Language).length)
    .transform((languages) => [...new Set(languages)])
    .optional(),
  datingIntent: z.enum(DatingIntent).nullable().optional(),
  interests: z
    .array(z.enum(Interest))
    .max(Object.keys(Interest).length)
    .transform((interests) => [...new Set(interests)])
    .pipe(z.array(z.enum(Interest)).max(INTERESTS_MAX))
    .optional(),
  /** All of them: those that are not sent are removed, and so is one whose answer is blank. */
  profilePrompts: z
    .array(z.object({ question: z.enum(ProfileQuestion), answer: z.string().max(10_000) }))
    .max(PROMPTS_MAX)
    .refine((prompts) => new Set(prompts.map(({ question }) => question)).size === prompts.length)
    .optional(),
  region: short.optional(),
  city: short.optional(),
  province: short.optional(),
  email: z.string().max(320).optional(),
  brand: short.optional(),
} satisfies ShapeOf<EditedName>);

export type ProfileFields = z.output<typeof profileChanges>;

/** Account data that belongs to the member, who may see and change it. */
export const ownershipContract = {
  'GET /api/users/profile/{trackerId}': endpoint({
    context: 'profile',
    access: 'member',
    summary:
      'The member’s own profile: texts, location, photos, notices, next billing date, past charges, and pending changes (new address, erasure).',
    params: z.object({ trackerId: short }),
    reply: ownProfile,
    errors: ['unauthenticated', 'not_found'],
  }),
  'PUT /api/users/{trackerId}': endpoint({
    context: 'profile',
    access: 'member',
    summary:
      'Updates the sent fields of the member’s own profile, or its location ({region, city}). Result false: the sent address belongs to another account, and nothing is changed. The address itself is changed by changeEmail only.',
    params: z.object({ trackerId: short }),
    body: profileChanges,
    reply: z.object({
      result: z.union([z.literal('OK'), z.literal(false)]),
      user: accountSchema,
      textState: z.enum(ModerationState),
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
  'POST /api/users/setPassword': endpoint({
    context: 'password',
    access: 'member',
    summary:
      'Changes the password; requires the current one. Every other session ends; the member is notified by email.',
    body: z.object({ currentPassword: password.default(''), password: password.default('') }),
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
  'POST /api/users/changeNotificationPreferences': endpoint({
    context: 'notifications',
    access: 'member',
    summary:
      'Sets the notification channels outside the app; omitted fields do not change. Also answers the channel prompt that may be shown at start-up, even without a choice.',
    body: preferences.partial().extend({ clickid }),
    reply: done.extend(preferences.shape),
    errors: ['unauthenticated', 'not_found', 'input_invalid', 'too_many_requests'],
    limits: [{ by: 'member', points: 60, seconds: 60 }],
  }),
  'POST /api/users/visibility': endpoint({
    context: 'profile',
    access: 'member',
    summary:
      'Sets whether the member’s own profile is in search, and whether it shows its online status, its read marks and its typing; omitted fields do not change. Existing contacts still see a profile that is not in search. A member who hides read marks or typing receives none of others either.',
    body: z.object({
      searchable: z.boolean().optional(),
      showsPresence: z.boolean().optional(),
      showsRead: z.boolean().optional(),
      showsTyping: z.boolean().optional(),
      showsPreviews: z.boolean().optional(),
      clickid,
    }),
    reply: done.extend({
      searchable: z.boolean(),
      showsPresence: z.boolean(),
      showsRead: z.boolean(),
      showsTyping: z.boolean(),
      showsPreviews: z.boolean(),
    }),
    errors: ['unauthenticated', 'not_found', 'input_invalid', 'too_many_requests'],
    limits: [{ by: 'member', points: 60, seconds: 60 }],
  }),
  'POST /api/users/incognito': endpoint({
    context: 'profile',
    access: 'member',
    summary:
      'Switches incognito, which needs a paid period: only members whom the caller likes or writes with see the profile, and visits are shown to nobody. It ends with the last paid period, and the profile is paused then.',
    body: z.object({ incognito: z.boolean(), clickid }),
    reply: done.extend({ incognito: z.boolean() }),
    errors: ['unauthenticated', 'not_found', 'input_invalid', 'plan_required', 'too_many_requests'],
    limits: [{ by: 'member', points: 30, seconds: 300 }],
  }),
  'POST /api/users/onboarding': endpoint({
    context: 'profile',
    access: 'member',
    summary:
      'Stores where the member’s steps after the signup continue; null ends them. Ended steps remain ended. The answers themselves are saved as fields of the profile.',
    body: z.object({ step: z.enum(OnboardingStep).nullable(), clickid }),
    reply: done.extend({ onboardingStep: z.enum(OnboardingStep).nullable() }),
    errors: ['unauthenticated', 'not_found', 'input_invalid', 'too_many_requests'],
    limits: [{ by: 'member', points: 60, seconds: 60 }],
  }),
  'POST /api/users/disableProfile': endpoint({
    context: 'profile',
    access: 'member',
    summary:
      'Deactivates the member’s own account: removed from search and logged out immediately, renewals end, paid periods remain. Only customer care can reactivate it.',
    body: z.object({ clickid }),
    reply: done,
    errors: ['unauthenticated', 'not_found', 'too_many_requests'],
    limits: [{ by: 'member', points: 10, seconds: 600 }],
  }),
} satisfies Contract;
