import type { Brand } from '../../../lib/brands/schema.ts';
import { addNotice } from '../../../lib/chat/add-notice.ts';
import { markMatched } from '../../../lib/chat/mark-matched.ts';
import { moveCredits } from '../../../lib/credits/move-credits.ts';
import type { Db } from '../../../lib/db/client.ts';
import { after, HOUR } from '../../../lib/kernel/clock.ts';
import { newId } from '../../../lib/kernel/ids.ts';
import type { Writer } from './conversations.ts';
import type { DemoLogin } from './logins.ts';
import { openPair } from './open-pair.ts';

type Contact = { readonly hoursAgo: number; readonly what: 'like' | 'visit' | 'match' };

/** What others have done for each login, the latest first. Hosted profiles neither like nor visit. */
const CONTACTS: readonly Contact[] = [
  { hoursAgo: 2, what: 'visit' },
  { hoursAgo: 5, what: 'like' },
  { hoursAgo: 21, what: 'match' },
  { hoursAgo: 30, what: 'visit' },
  { hoursAgo: 52, what: 'like' },
  { hoursAgo: 75, what: 'visit' },
];

/** The others have only been liked. */
const LIKES_BACK: readonly DemoLogin[] = ['paid', 'vip'];

/** Gives a login visits, likes and a match by members that it has no conversation with. */
export async function seedContacts(tx: Db, brand: Brand, login: Writer, now: Date): Promise<void> {
  const peers = await tx.profile.findMany({
    where: {
      kind: 'member',
      listings: { some: { brandId: brand.id } },
      gender: login.seeking,
      seeking: login.gender,
      verifiedOnly: false,
      member: { passwordHash: null },
      photos: { some: {} },
      participants: { none: { peerId: login.profileId } },
    },
    orderBy: { publicId: 'asc' },
    take: CONTACTS.length,
    select: { id: true },
  });
  for (const [index, { id: peer }] of peers.entries()) {
    const contact = CONTACTS[index];
    if (contact) await seedContact(tx, { brand, login, peer, contact, now });
  }
  // What happened before the demo began needs no mail.
  const profileId = { in: [login.profileId, ...peers.map(({ id }) => id)] };
  await tx.inbox.updateMany({ where: { profileId }, data: { notifyAt: null } });
}

type Seeded = {
  readonly brand: Brand;
  readonly login: Writer;
  readonly peer: string;
  readonly contact: Contact;
  readonly now: Date;
};

async function seedContact(tx: Db, seeded: Seeded): Promise<void> {
  const { brand, login, peer, contact, now } = seeded;
  const { profileId } = login;
  const at = after(now, -contact.hoursAgo * HOUR);
  const conversationId = await openPair(tx, brand, [peer, profileId], at);
  const notice = { conversationId, category: null, from: peer, to: profileId } as const;
  if (contact.what === 'visit') {
    await tx.visit.create({ data: { profileId: peer, peerId: profileId, at, notifiedAt: at } });
    await addNotice(tx, { ...notice, kind: 'visit', now: at });
    return;
  }
  await tx.swipe.create({ data: { ...swipeOf(peer, profileId, at), cost: 0 } });
  await addNotice(tx, { ...notice, kind: 'like', now: at });
  const likesBack = contact.what === 'match' && LIKES_BACK.includes(login.login);
  if (likesBack) await likeBack(tx, seeded, conversationId, after(at, HOUR));
}

/** The login likes back, at the price of a like; without a like credit it stays a like received. */
async function likeBack(
  tx: Db,
  { login: { profileId, memberId }, peer }: Seeded,
  conversationId: string,
  at: Date,
): Promise<void> {
  const swipe = swipeOf(profileId, peer, at);
  const paid = await moveCredits(tx, {
    memberId,
    bucket: 'likes',
    delta: -1,
    reason: 'like',
    reference: peer,
    uniqueKey: `like:${profileId}:${swipe.idClient}`,
    now: at,
  });
  if (paid === null) return;
  await tx.swipe.create({ data: { ...swipe, cost: 1, entryId: paid.entryId } });
  const sides = { conversationId, from: profileId, to: peer };
  const { at: matchedAt } = await addNotice(tx, {
    ...sides,
    kind: 'like',
    category: 'like_reply',
    now: at,
  });
  await markMatched(tx, conversationId, matchedAt);
}

function swipeOf(profileId: string, peerId: string, at: Date) {
  const idClient = newId(at.getTime());
  return { profileId, peerId, choice: 'like', source: 'find', idClient, at } as const;
}
