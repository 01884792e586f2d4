import { z } from 'zod';
import { locales } from '../../brands/schema.ts';
import { answererSchema } from '../../flows/answerer.ts';
import { AGE_MAX, AGE_MIN } from '../../identity/limits.ts';
import { soughtGenders } from '../../identity/gender.ts';
import { personaSchema } from '../persona.ts';
import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from '../../accounts/limits.ts';
import {
  HOSTED_ABOUT_MAX_LENGTH,
  HOSTED_LIKES_MAX_LENGTH,
  HOSTED_LOOKING_FOR_MAX_LENGTH,
  HOSTED_TOWN_MAX_LENGTH,
} from '../limits.ts';

const line = z.string().trim();

/** All fields of a hosted profile that an operator edits and a version stores. Photos have states of their own. */
export const hostedContent = z.strictObject({
  name: line.min(NAME_MIN_LENGTH).max(NAME_MAX_LENGTH),
  gender: z.enum(['woman', 'man']),
  seeking: z.enum(soughtGenders),
  age: z.int().min(AGE_MIN).max(AGE_MAX),
  about: line.max(HOSTED_ABOUT_MAX_LENGTH),
  lookingFor: line.max(HOSTED_LOOKING_FOR_MAX_LENGTH),
  country: z.string().min(2).max(2),
  regionId: z.int(),
  /** Name of a city of that region; empty for none. */
  town: line.max(HOSTED_TOWN_MAX_LENGTH),
  brandIds: z.array(z.string().max(40)).max(50),
  /** In the order in which they answer; the script can always answer, so it is always included. */
  answeredBy: z
    .array(answererSchema)
    .min(1)
    .max(3)
    .refine((all) => new Set(all).size === all.length, 'repeated')
    .refine((all) => all.includes('script'), 'script_missing'),
  voice: personaSchema.shape.voice.unwrap(),
  likes: line.max(HOSTED_LIKES_MAX_LENGTH),
  languages: z.array(z.enum(locales)).min(1),
  state: z.enum(['active', 'paused']),
});

/**
 * Schema of stored content: content written before the present rules can be shown, and is corrected when it
 * is saved.
 */
export const storedContent = z.object({
  ...hostedContent.shape,
  name: z.string(),
  about: z.string(),
  lookingFor: z.string(),
  likes: z.string(),
  age: z.int(),
  regionId: z.int(),
  town: z.string(),
  answeredBy: z.array(answererSchema),
  languages: z.array(z.enum(locales)),
});

export type HostedContent = z.output<typeof hostedContent>;
