import { randomUUID } from 'node:crypto';
import { forgetViewer } from '#lib/accounts/forget-viewer.ts';
import type { MemberViewer } from '#lib/accounts/viewer.ts';
import { sendMessage, type SentMessage } from '#lib/chat/send-message.ts';
import type { Bucket } from '#lib/credits/bucket.ts';
import { deriveLevel } from '#lib/credits/derive-level.ts';
import { grantCredits } from '#lib/credits/grant-credits.ts';
import { withdrawCredits } from '#lib/credits/withdraw-credits.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { openConversation } from '#lib/chat/open-conversation.ts';
import { clock } from '#lib/kernel/clock.ts';
import { isAppError } from '#lib/kernel/errors.ts';
import type { OutboundEvents } from '#lib/realtime/events.ts';
import { installRealtime } from '#lib/realtime/port.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';

export const viewerOf = ({ token }: CreatedMember): Promise<MemberViewer> => viewerOfToken(token);

/** A member writes to whoever has this public id. */
export async function say(
  from: CreatedMember,
  angelId: string,
  text = 'Ciao, come va?',
  idClient: string = randomUUID(),
): Promise<SentMessage> {
  return sendMessage({ viewer: await viewerOf(from), angelId, text, idClient });
}

/** The code a call fails with; `done` when it does not fail. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (isAppError(error) ? error.code : `unexpected: ${String(error)}`),
  );

export function grant(
  { memberId }: CreatedMember,
  bucket: Bucket,
  amount: number,
): Promise<number> {
  return inTransaction(async (tx) => {
    const now = clock.now();
    const given = { memberId, bucket, amount, reason: 'purchase', uniqueKey: randomUUID(), now };
    await grantCredits(tx, { ...given, reason: 'purchase' });
    return deriveLevel(tx, memberId, now);
  });
}

export function withdraw(
  { memberId }: CreatedMember,
  bucket: Bucket,
  amount: number,
): Promise<number> {
  return inTransaction(async (tx) => {
    const now = clock.now();
    const taken = { memberId, bucket, amount, uniqueKey: randomUUID(), now };
    const took = await withdrawCredits(tx, { ...taken, reason: 'correction' });
    await deriveLevel(tx, memberId, now);
    return took;
  });
}

/** Takes away what signup gave, or a part of it. */
export async function keepOnly(
  member: CreatedMember,
  left: { readonly icebreakers?: number; readonly free?: number },
): Promise<void> {
  const { icebreakers, free } = await purse(member);
  const surplus = {
    icebreakers: icebreakers - (left.icebreakers ?? 0),
    free: free - (left.free ?? 0),
  };
  if (surplus.icebreakers > 0) await withdraw(member, 'icebreakers', surplus.icebreakers);
  if (surplus.free > 0) await withdraw(member, 'free', surplus.free);
}

export async function purse({ memberId }: CreatedMember) {
  const { icebreakers, free, subscription, bought } = await db().creditAccount.findUniqueOrThrow({
    where: { memberId },
  });
  return { icebreakers, free, subscription, bought };
}

/** A change that no verb makes yet, seen by the next look-up as the verb would have it. */
export async function change(
  { memberId }: CreatedMember,
  data: Parameters<ReturnType<typeof db>['user']['update']>[0]['data'],
): Promise<void> {
  await db().user.update({ where: { id: memberId }, data });
  forgetViewer(memberId);
}

/** The two have a conversation without a word in it. */
export function acquaint(one: CreatedMember, other: CreatedMember): Promise<void> {
  const { brandId, profileId } = one;
  return openConversation({ brandId, opener: profileId, peer: other.profileId, now: clock.now() });
}

export function conversationOf(one: string, other: string) {
  const [profileLow = '', profileHigh = ''] = [one, other].sort();
  return db().conversation.findUniqueOrThrow({
    where: { profileLow_profileHigh: { profileLow, profileHigh } },
    include: { messages: { orderBy: { seq: 'asc' } }, participants: true },
  });
}

/** Entries of one member by bucket: they sum to the balance, and each says the balance it left. */
export async function ledgerFaults(memberId: string): Promise<readonly string[]> {
  const rows = await db().$queryRaw<{ bucket: string; total: number; held: number }[]>`
    select b.bucket, coalesce(e.total, 0)::int as total, b.held
      from credit_accounts a
      cross join lateral (values ('icebreakers', icebreakers), ('likes', likes), ('free', free),
                                 ('subscription', subscription), ('bought', bought)) as b(bucket, held)
      left join (select bucket, sum(delta) as total from credit_entries
                  where member_id = ${memberId}::uuid group by bucket) e on e.bucket = b.bucket
     where a.member_id = ${memberId}::uuid`;
  return rows
    .filter(({ total, held }) => total !== held || held < 0)
    .map(({ bucket, total, held }) => `${bucket}: entries ${total}, balance ${held}`);
}

export type Pushed = {
  readonly memberId: string;
  readonly name: keyof OutboundEvents;
  readonly payload: OutboundEvents[keyof OutboundEvents];
  readonly except: string | undefined;
};

/** Takes the hub's place and keeps what verbs ask it to tell. */
export function capturePushes(): Pushed[] {
  const pushed: Pushed[] = [];
  installRealtime({
    toMember: (memberId, name, payload, except) => {
      pushed.push({ memberId, name, payload, except });
    },
    endSessions: () => undefined,
    isOnline: () => Promise.resolve(false),
  });
  return pushed;
}
