import { openConversation } from '#lib/chat/open-conversation.ts';
import { db } from '#lib/db/client.ts';
import { recordDisclosures } from '#lib/disclosure/record-disclosures.ts';
import { after, DAY } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { firstRegion } from '../../factories/first-region.ts';
import { oldDecisions } from './old-decisions.ts';
import { oldOperator } from './old-operator.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createEndedCall } from '#tests/factories/call-row.ts';
import { sharedDateOf } from '#tests/factories/shared-date-row.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';
import { nextNumber, oldOrder } from './old-order.ts';

async function region(): Promise<number> {
  return (await firstRegion('it')).id;
}

/** Rows of each kind in the retention table, of a member whose session ended at `at`. */
export async function oldRows(member: CreatedMember, at: Date): Promise<void> {
  const { memberId, brandId, sessionId, email } = member;
  const client = db();
  const id = () => newId(at.getTime());
  const own = { memberId, at };
  const ended = { revokedAt: at, idleExpiresAt: after(at, DAY), absoluteExpiresAt: after(at, DAY) };
  await client.session.update({ where: { id: sessionId }, data: ended });
  await oldOperator(at);
  await client.vulnerableFlag.create({
    data: { memberId, reason: 'Grieves', setBy: 'operator:one', setAt: at },
  });
  const token = { memberId, email, createdAt: at, expiresAt: at };
  const purposes = ['confirm_email', 'unsubscribe', 'unsubscribe_notices'] as const;
  for (const purpose of purposes) {
    const expiresAt = purpose === 'confirm_email' ? at : null;
    await client.oneTimeToken.create({
      data: { ...token, id: id(), purpose, hash: newId(), expiresAt },
    });
  }
  await client.linkFetch.create({
    data: { addressHash: newId(), fetchedAt: at, expiresAt: after(at, DAY) },
  });
  await client.passkeyChallenge.create({
    data: { challenge: newId(), boundHash: newId(), expiresAt: at },
  });
  await client.emailChange.create({
    data: {
      id: id(),
      memberId,
      brandId,
      oldEmail: email,
      newEmail: email,
      state: 'replaced',
      confirmHash: newId(),
      createdAt: at,
      mailedAt: at,
      confirmBy: at,
    },
  });
  for (const state of ['sent', 'due'] as const) {
    await client.mailMessage.create({
      data: {
        id: id(),
        brandId,
        template: 'welcome',
        locale: 'it',
        toAddress: email,
        data: {},
        dedupeKey: newId(),
        state,
        dueAt: at,
        createdAt: at,
      },
    });
  }
  await client.telegramUpdate.create({ data: { brandId, updateId: nextNumber(), at } });
  await client.notice.create({
    data: {
      id: id(),
      memberId,
      brandId,
      channel: 'push',
      cause: newId(),
      messages: 1,
      since: at,
      dueAt: at,
      createdAt: at,
    },
  });
  const faults = { level: 40, event: 'e', data: {} };
  await client.logLine.create({ data: { ...faults, id: id(), at, instance: 'i' } });
  await client.instance.create({
    data: {
      id: id(),
      host: 'h',
      role: 'web',
      version: 'v',
      report: {},
      startedAt: at,
      seenAt: at,
    },
  });
  await client.clientLog.create({
    data: { ...own, id: id(), brandId, subject: 's', text: 't' },
  });
  await client.attribution.create({ data: { ...own, id: id(), source: 'x' } });
  const affiliateId = id();
  await client.affiliate.create({
    data: { id: affiliateId, brandId, code: newId(), name: 'n', events: [], createdAt: at },
  });
  await client.affiliateNonce.create({ data: { affiliateId, nonce: newId(), at } });
  await client.partnerClick.create({
    data: { id: id(), affiliateId, campaign: 'k', pageType: 'p', at },
  });
  await client.partnerOrder.create({
    data: {
      id: id(),
      affiliateId,
      orderId: newId(),
      clickId: 'c',
      memberId,
      contentHash: 'x',
      amountMinor: 1,
      currency: 'EUR',
      state: 'imported',
      importedAt: at,
    },
  });
  for (const state of ['dead', 'due'] as const) {
    await client.postback.create({
      data: {
        id: id(),
        affiliateId,
        memberId,
        event: 'lead',
        clickId: 'c',
        dedupeKey: newId(),
        state,
        dueAt: at,
        createdAt: at,
      },
    });
  }
  await client.kpiEvent.create({
    data: { ...own, id: id(), brandId, name: 'lead', value: '1', day: at, data: { a: 1 } },
  });
  await client.cookieChoice.create({
    data: {
      id: id(),
      brandId,
      visitorId: newId(),
      measuring: true,
      marketing: true,
      textHash: 'x',
      at,
    },
  });
  const sender = { brandId, email, locale: 'it' };
  for (const state of ['closed', 'open'] as const) {
    const open = { id: id(), reference: newId(), state, createdAt: at };
    await client.ticket.create({ data: { ...sender, ...open, text: 't' } });
  }
  for (const [state, dueAt] of [['care', null] as const, ['received', at] as const]) {
    const said = { kind: 'cancel', name: 'n', orderNumber: 'o', receivedAt: at, dueAt } as const;
    const declared = { id: id(), reference: newId(), state, ...said };
    await client.declaration.create({ data: { ...sender, ...declared } });
  }
  await client.review.create({
    data: {
      id: id(),
      memberId,
      brandId,
      locale: 'it',
      name: 'n',
      stars: 1,
      text: 'x'.repeat(40),
      state: 'rejected',
      reason: 'insult',
      writtenAt: at,
      decidedAt: at,
    },
  });
  const { profileId: peerId } = await createHostedProfile({ regionId: await region() });
  const { profileId: reporterId } = member;
  await client.report.create({
    data: {
      id: id(),
      brandId,
      reporterId,
      reportedId: peerId,
      reason: 'scam',
      surface: 'card',
      evidence: [],
      state: 'dismissed',
      decidedAt: at,
      decidedBy: 'test',
      createdAt: at,
    },
  });
  const authored = { ...own, brandId, by: 'test' };
  await oldDecisions(client, { profileId: reporterId, brandId }, at);
  await client.queueEscalation.create({
    data: { kind: 'photo', itemId: id(), note: 't', by: 'test', at },
  });
  await client.memberNote.create({ data: { id: id(), ...authored, text: 't' } });
  await client.memberMeasure.create({
    data: { id: id(), ...authored, kind: 'warning', reason: 'scam' },
  });
  await client.pendingMessage.create({
    data: { memberId, peerId, idClient: newId(), body: 'b', createdAt: at, expiresAt: at },
  });
  for (const state of ['done', 'received'] as const) {
    await client.providerEvent.create({
      data: {
        id: id(),
        provider: 'adyen',
        company: 'gankomedia',
        dedupeKey: newId(),
        state,
        payload: {},
        dueAt: at,
        receivedAt: at,
      },
    });
  }
  await recordDisclosures(memberId, [{ id: peerId, kind: 'hosted' }], 'search', at);
  await client.visit.create({ data: { profileId: reporterId, peerId, at } });
  const pick = { profileId: reporterId, peerId, day: at, position: 1, pickedAt: at };
  await client.dailyPick.create({ data: pick });
  const { profileId: calleeId } = await createMember({ now: at });
  await createEndedCall({ brandId, callerId: reporterId, calleeId }, at);
  const date = sharedDateOf({ profileId: reporterId, brandId }, at);
  await client.sharedDate.create({ data: { ...date, state: 'checked_in', dueAt: null } });
  const period = { id: newId(), profileId: reporterId, brandId, benefit: 'incognito' } as const;
  await client.benefitPeriod.create({
    data: { ...period, beganAt: at, endedAt: at, endedBy: 'member' },
  });
  await oldChatPhoto(member, at);
  await createMember({ confirmed: false, now: at });
  await oldOrder(memberId, brandId, at);
}

/** A chat photo that its sender withdrew, in a conversation with a hosted profile. */
async function oldChatPhoto({ profileId, brandId }: CreatedMember, at: Date): Promise<void> {
  const { profileId: peer } = await createHostedProfile({ regionId: await region() });
  await openConversation({ brandId, opener: profileId, peer, now: at });
  const { conversationId } = await db().participant.findFirstOrThrow({
    where: { profileId, peerId: peer },
  });
  await db().message.create({
    data: {
      conversationId,
      seq: 1,
      senderId: profileId,
      idClient: newId(),
      kind: 'personal',
      body: 'x',
      open: true,
      revision: 1,
      removedAt: at,
      createdAt: at,
    },
  });
  await db().chatPhoto.create({
    data: {
      id: newId(at.getTime()),
      conversationId,
      senderId: profileId,
      peerId: peer,
      idClient: newId(),
      objectKey: newId(),
      width: 9,
      height: 9,
      caption: '',
      state: 'withdrawn',
      createdAt: at,
    },
  });
}
