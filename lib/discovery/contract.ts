import { z } from 'zod';
import { genders, soughtGenders } from '../identity/gender.ts';
import {
  Children,
  DatingIntent,
  Drinking,
  Interest,
  Language,
  ProfileKind,
  Smoking,
} from '../db/generated/enums.ts';
import { profilePromptSchema } from '../identity/profile-prompts.ts';
import type { NameFor, ShapeOf } from '../identity/profile-fields.ts';
import { voiceSchema } from '../media/voice-schema.ts';
import { countrySchema } from '../places/country.ts';
import { endpoint, type Contract } from '../wire/endpoint.ts';
import { filtersSchema } from './search/filters.ts';
import { SEARCH_ORDERS } from './search/orders.ts';
import { SEARCH_MAX_PAGE } from './limits.ts';

/** Another member or a hosted profile, as other members see it. The reply is reduced to these keys. */
export const otherProfileSchema = z.object({
  id: z.string(),
  _id: z.string(),
  kind: z.enum(ProfileKind),
  answeredBy: z.array(z.string()).readonly(),
  /** For hosted profiles the label shown wherever they appear. */
  label: z.string().nullable(),
  screenName: z.string(),
  age: z.number(),
  gender: z.enum(genders),
  about: z.string(),
  description: z.string(),
  lookingFor: z.string(),
  hair_color: z.string().nullable(),
  height: z.number().nullable(),
  weight: z.number().nullable(),
  work: z.string(),
  study: z.string(),
  children: z.enum(Children).nullable(),
  smoking: z.enum(Smoking).nullable(),
  drinking: z.enum(Drinking).nullable(),
  spokenLanguages: z.array(z.enum(Language)).readonly(),
  datingIntent: z.enum(DatingIntent).nullable(),
  interests: z.array(z.enum(Interest)).readonly(),
  /** Those of them that the caller has too. */
  sharedInterests: z.array(z.enum(Interest)).readonly(),
  profilePrompts: z.array(profilePromptSchema).readonly(),
  region: z.string().nullable(),
  city: z.string().nullable(),
  /** Another region that the member visits, and until when; they are found there meanwhile. */
  visiting: z.object({ region: z.string(), until: z.string() }).nullable(),
  /** Members only: a hosted profile has no online mark. */
  online: z.boolean(),
  verifiedOnly: z.boolean(),
  /** When a moderator compared the main photo with a selfie of the member; null without a badge. */
  photoCheckedAt: z.string().nullable(),
  default_photo: z.string().nullable(),
  photos: z.array(z.object({ full: z.string(), card: z.string(), thumb: z.string() })).readonly(),
  /** On the profile alone: the approved voice introduction, and where it is played; null without one. */
  introduction: voiceSchema.extend({ path: z.string() }).nullable().optional(),
  /** The requested profile, when a list follows it. */
  first: z.boolean(),
} satisfies ShapeOf<NameFor<'others'>>);

/** The profile service uses English names for these fields, so they are not translated. */
export const untranslatedFields = ['age', 'gender', 'about'] as const;

const searchBody = z
  .object({
    trackerId: z.string().max(64).optional(),
    country: countrySchema.optional(),
    page: z.coerce.number().int().min(1).max(SEARCH_MAX_PAGE).default(1),
    region: z.coerce.string().max(80).optional(),
    /** Determines the region when none is given, and from where the order by distance measures. */
    city: z.string().max(120).optional(),
    // Sent by callers but decided by the server: the session holds flow, level and gender.
    vertical: z.string().max(40).optional(),
    premiumLevel: z.coerce.number().int().min(0).max(2).optional(),
    seeking: z.enum(soughtGenders).optional(),
    remarketing_clickid: z.string().max(200).nullish(),
  })
  .extend(filtersSchema.shape);

const orderedBody = searchBody.extend({ order: z.enum(SEARCH_ORDERS).default('varied') });

const searchReply = z.object({
  profiles: z.array(otherProfileSchema).readonly(),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
  region: z.object({ id: z.number(), name: z.string() }),
  widened: z
    .object({
      scope: z.enum(['near', 'country']),
      regions: z.array(z.string()).readonly(),
      from: z.number(),
    })
    .nullable(),
});

const limits = [{ by: 'member', points: 120, seconds: 60 }] as const;

export const discoveryContract = {
  'POST /api/dispenser': endpoint({
    context: 'search',
    access: 'member',
    readOnly: true,
    summary:
      'One page of profiles that match the member’s preferences, and whose preferences the member matches. Orders: ' +
      'varied (another every day), new, active (by bands of the last activity), near (by bands of the distance ' +
      'between two towns).',
    body: orderedBody,
    reply: searchReply,
    replyAs: 'sealed',
    verbatimKeys: untranslatedFields,
    errors: ['input_invalid', 'not_found', 'page_locked', 'region_locked', 'place_unknown'],
    limits,
  }),
  'POST /api/dispenser/match': endpoint({
    context: 'search',
    access: 'member',
    readOnly: true,
    summary:
      'Profiles for the match stack: search results without profiles already rated or in a conversation.',
    body: searchBody,
    reply: searchReply,
    replyAs: 'sealed',
    verbatimKeys: untranslatedFields,
    errors: ['input_invalid', 'not_found', 'forbidden', 'region_locked', 'place_unknown'],
    limits,
  }),
  'POST /api/dispenser/totalRegion': endpoint({
    context: 'search',
    access: 'member',
    readOnly: true,
    summary: 'The number of matching profiles in a region, and of its members online now.',
    body: z
      .object({
        country: countrySchema.optional(),
        region: z.coerce.string().max(80).optional(),
        city: z.string().max(120).optional(),
      })
      .extend(filtersSchema.shape),
    reply: z.object({
      total: z.number(),
      /** Members active in the last 15 minutes; null while too few to be published. */
      activeNow: z.number().nullable(),
    }),
    errors: ['input_invalid', 'region_locked', 'place_unknown'],
    limits,
  }),
  'GET /api/dispenser/{id}/{country}/{cerco}': endpoint({
    context: 'search',
    access: 'member',
    summary: 'A profile, first and marked, followed by a few matching profiles.',
    params: z.object({
      id: z.string().max(64),
      country: countrySchema,
      seeking: z.enum([...genders, 'everyone']),
    }),
    reply: z.array(otherProfileSchema),
    verbatimKeys: untranslatedFields,
    errors: ['input_invalid', 'not_found'],
    limits,
  }),
  'GET /api/dispenser/{id}/introduction': endpoint({
    context: 'search',
    access: 'member',
    summary:
      'The voice introduction of a profile that the member may see, WebM with Opus, once it is approved.',
    params: z.object({ id: z.string().max(64) }),
    reply: z.unknown(),
    replyAs: 'response',
    errors: ['not_found'],
    limits,
  }),
} satisfies Contract;
