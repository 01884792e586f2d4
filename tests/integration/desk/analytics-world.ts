import { db } from '#lib/db/client.ts';
import { EVERY } from '#lib/desk/analytics/rollup/zones.ts';
import { after, DAY } from '#lib/kernel/clock.ts';
import { newId, newPublicId } from '#lib/kernel/ids.ts';

/** Start of the generated members: a quiet month that no other test uses. */
export const BEGIN = new Date('2025-03-20T00:00:00Z');
export const DAYS = 24;

type Person = {
  readonly brandId: string;
  readonly createdAt: Date;
  readonly confirmedAt?: Date | null;
  readonly flowCode?: string;
  readonly source?: string;
};

/** A member who signed up at this time, with only the rows that metrics read. */
export async function signUpAt(person: Person) {
  const { brandId, createdAt, confirmedAt = null, flowCode = '7', source } = person;
  const [memberId, profileId] = [newId(), newId()];
  const email = `${memberId}@figures.test`;
  await db().user.create({
    data: {
      id: memberId,
      publicId: newPublicId(),
      brandId,
      email,
      emailNormalised: email,
      state: 'active',
      flowCode,
      locale: 'it',
      country: 'it',
      createdAt,
      emailConfirmedAt: confirmedAt,
    },
  });
  await db().profile.create({
    data: {
      id: profileId,
      publicId: newPublicId(),
      kind: 'member',
      memberId,
      brandId,
      screenName: 'Figure',
      gender: 'man',
      seeking: 'woman',
      ageGiven: 30,
      ageGivenAt: createdAt,
      country: 'it',
      createdAt,
      answeredBy: [],
    },
  });
  if (source !== undefined) {
    await db().attribution.create({ data: { id: newId(), memberId, source, at: createdAt } });
  }
  return { memberId, profileId, brandId };
}

/** A conversation with messages at these times. */
export async function writeAt(
  { profileId, brandId }: { readonly profileId: string; readonly brandId: string },
  peerId: string,
  moments: readonly Date[],
): Promise<void> {
  const id = newId();
  const [profileLow = '', profileHigh = ''] = [profileId, peerId].sort();
  const lastSeq = moments.length;
  await db().conversation.create({
    data: {
      id,
      brandId,
      profileLow,
      profileHigh,
      lastSeq,
      openedBy: profileId,
      createdAt: moments[0] ?? BEGIN,
    },
  });
  await db().participant.createMany({
    data: [
      { conversationId: id, profileId, peerId },
      { conversationId: id, profileId: peerId, peerId: profileId },
    ],
  });
  await db().message.createMany({
    data: moments.map((createdAt, place) => ({
      conversationId: id,
      seq: place + 1,
      senderId: profileId,
      idClient: newId(),
      kind: 'personal',
      body: 'Hello',
      open: true,
      createdAt,
    })),
  });
}

/** A random time in the month. */
export function momentOf(next: () => number): Date {
  return after(BEGIN, Math.floor(next() * DAYS * DAY));
}

/** What is stored of a metric of a brand on a day, in total; 0 without a row. */
export async function metricOf(name: string, day: string, brandId: string): Promise<number> {
  const whole = { flowCode: EVERY, source: EVERY, campaign: EVERY };
  const where = { series: { name, brandId, ...whole }, day: new Date(day) };
  return (await db().metricDay.findFirst({ where }))?.count ?? 0;
}
