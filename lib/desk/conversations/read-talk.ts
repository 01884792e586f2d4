import { brandById } from '../../brands/registry.ts';
import { db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { ageAt } from '../../accounts/age.ts';
import { hostedLabel } from '../../discovery/hosted-label.ts';
import type { Talk } from '../../hosted/hold/find-talk.ts';
import { personaSchema } from '../../hosted/persona.ts';
import { answererSchema } from '../../hosted/answerer.ts';
import { signOf } from '../../hosted/talks/sign-of.ts';
import { told } from '../../hosted/talks/told.ts';
import { fail } from '../../kernel/errors.ts';
import { photoUrls } from '../../media/photo-urls.ts';
import { maskPhoneNumbers } from '../../words/phone-numbers.ts';
import type { TalkHead } from './contract.ts';

const LOOKS_BACK = 200;

const place = { city: { select: { name: true } }, region: { select: { name: true } } } as const;

const PERSONA = {
  ...{ publicId: true, screenName: true, ageGiven: true, ageGivenAt: true, about: true },
  ...{ lookingFor: true, persona: true, answeredBy: true, ...place },
  photos: {
    where: { state: 'approved' },
    orderBy: [{ isDefault: 'desc' }, { position: 'asc' }],
    take: 1,
    select: { objectKey: true },
  },
} satisfies Prisma.ProfileSelect;

const MEMBER = {
  locale: true,
  vulnerable: { select: { reason: true, setBy: true, setAt: true } },
  profile: { select: { screenName: true, ageGiven: true, ageGivenAt: true, ...place } },
} as const;

async function turnsOf({ conversationId, hosted }: Talk) {
  const rows = await db().message.findMany({
    where: { conversationId, kind: 'personal', removedAt: null },
    orderBy: { seq: 'desc' },
    take: LOOKS_BACK,
    select: { seq: true, senderId: true, body: true },
  });
  return rows
    .map(({ seq, senderId, body }) => ({
      ...{ seq, mine: senderId === hosted.id },
      text: maskPhoneNumbers(body),
    }))
    .reverse();
}

async function nameOf(actor: string): Promise<string> {
  const id = actor.replace(/^operator:/, '');
  if (id === actor) return actor;
  return (await db().operator.findUnique({ where: { id }, select: { name: true } }))?.name ?? actor;
}

/** What an operator has at hand beside the messages: both people, and what they told. */
export async function readTalk(talk: Talk, now: Date): Promise<TalkHead> {
  const { conversationId, hosted, member: who } = talk;
  const [sign, persona, member, turns] = await Promise.all([
    signOf(conversationId),
    db().profile.findUniqueOrThrow({ where: { id: hosted.id }, select: PERSONA }),
    db().user.findUniqueOrThrow({ where: { id: who.id }, select: MEMBER }),
    turnsOf(talk),
  ]);
  const { profile, vulnerable, locale } = member;
  if (!sign || !profile) fail('not_found');
  const { voice, likes, languages } = personaSchema.parse(persona.persona ?? {});
  const [photo] = persona.photos;
  const { flagged: _, ...stands } = sign;
  return {
    ...stands,
    brand: brandById(who.brandId)?.name ?? who.brandId,
    locale,
    label: hostedLabel(persona.answeredBy, locale),
    persona: {
      profileId: persona.publicId,
      name: persona.screenName,
      age: ageAt(persona.ageGiven, persona.ageGivenAt, now),
      place: persona.city?.name ?? persona.region?.name ?? null,
      ...{ about: persona.about, lookingFor: persona.lookingFor, likes, voice, languages },
      picture: photo ? photoUrls(photo.objectKey).card : null,
      answeredBy: answererSchema.array().parse(persona.answeredBy),
    },
    member: {
      name: profile.screenName,
      age: ageAt(profile.ageGiven, profile.ageGivenAt, now),
      place: profile.city?.name ?? profile.region?.name ?? null,
    },
    flag: vulnerable && {
      reason: vulnerable.reason,
      by: await nameOf(vulnerable.setBy),
      at: vulnerable.setAt.getTime(),
    },
    told: told(turns),
  };
}
