import { ageAt } from '../../identity/age.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { answererSchema } from '../../flows/answerer.ts';
import { personaSchema } from '../persona.ts';
import { hostedContent, type HostedContent } from './content.ts';

/** Columns that `contentOf` needs of a hosted profile. */
export const CONTENT = {
  screenName: true,
  gender: true,
  seeking: true,
  ageGiven: true,
  ageGivenAt: true,
  about: true,
  lookingFor: true,
  country: true,
  regionId: true,
  shownOn: true,
  answeredBy: true,
  persona: true,
  state: true,
  city: { select: { name: true } },
} satisfies Prisma.ProfileSelect;

type Stored = Prisma.ProfileGetPayload<{ select: typeof CONTENT }>;

/** A stored hosted profile in the form that its editor uses. Pure. */
export function contentOf(row: Stored, now: Date): HostedContent {
  const { voice, likes, languages } = personaSchema.parse(row.persona ?? {});
  const { gender, seeking, state } = hostedContent
    .pick({ gender: true, seeking: true, state: true })
    .parse({ gender: row.gender, seeking: row.seeking, state: row.state });
  return {
    name: row.screenName,
    gender,
    seeking,
    state,
    voice,
    likes,
    languages,
    age: ageAt(row.ageGiven, row.ageGivenAt, now),
    about: row.about,
    lookingFor: row.lookingFor,
    country: row.country,
    regionId: row.regionId ?? 0,
    town: row.city?.name ?? '',
    brandIds: [...row.shownOn],
    answeredBy: answererSchema.array().parse(row.answeredBy),
  };
}
