import { randomUUID } from 'node:crypto';
import { db } from '#lib/db/client.ts';
import { beat } from '#lib/health/instance.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { createBuyer, createOrder } from '#tests/factories/order.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { messageHosted } from './message-hosted.ts';
import { createConfigWorld } from './ruled-config.ts';
import { buy, createMoneyWorld, paymentMethod } from './ruled-money.ts';
import { createPartnerWorld } from './ruled-partner.ts';
import { createPhotoWorld } from './ruled-photos.ts';
import { createEndedCall, createRingingCall } from '#tests/factories/call-row.ts';
import { sharedDateOf } from '#tests/factories/shared-date-row.ts';
import { passkeyOf } from '#tests/factories/passkey-row.ts';
import { createSelfie } from './ruled-selfie.ts';
import { createTicketWorld } from './ruled-ticket.ts';

/** Creates at least one row in each table with a constraint, through verbs where they exist. */
export async function createRuledWorld(): Promise<void> {
  const now = clock.now();
  const operator = await createOperator();
  await beat(now);
  await db().logLine.create({
    data: { id: newId(), at: now, level: 40, instance: 'one', event: 'a line', data: {} },
  });
  const buyer = await createBuyer();
  await messageHosted(buyer);
  const paid = await buy(buyer.viewer);
  await createOrder({ viewer: (await createBuyer()).viewer, provider: 'adyen', paymentMethod });
  const { memberId, profileId, sessionId, email } = buyer;
  const client = db();
  const made = { id: newId(), createdAt: now };
  const { amountMinor, currency } = paid;
  await client.session.update({ where: { id: sessionId }, data: { previousHash: randomUUID() } });
  await client.vulnerableFlag.create({
    data: { memberId, reason: 'Grieves', setBy: 'operator:one', setAt: now },
  });
  const { id: hostedId } = await client.profile.findFirstOrThrow({
    where: { kind: 'hosted' },
    orderBy: { id: 'asc' },
  });
  await client.hostedProfileVersion.create({
    data: { profileId: hostedId, version: 1, content: {}, changedBy: 'operator:one', at: now },
  });
  await client.cannedAnswer.create({
    data: {
      id: newId(),
      locale: 'it',
      title: 'Saluto',
      body: 'Ciao!',
      changedBy: 'operator:one',
      changedAt: now,
    },
  });
  await client.oneTimeToken.create({
    data: { ...made, memberId, email, purpose: 'autologin', hash: randomUUID() },
  });
  await client.notice.create({
    data: {
      ...made,
      memberId,
      brandId: 'dolcevita',
      channel: 'email',
      cause: 'first',
      messages: 1,
      targetId: newId(),
      since: now,
      dueAt: now,
    },
  });
  await client.noticeMark.create({
    data: { memberId, channel: 'email', notifiedAt: now, lastSentAt: now, day: now },
  });
  await createSelfie(profileId);
  await client.passkey.create({ data: passkeyOf(memberId, now) });
  await client.identity.create({
    data: {
      id: newId(),
      brandId: 'dolcevita',
      memberId,
      issuer: 'https://id.example',
      subject: randomUUID(),
      linkedAt: now,
      lastUsedAt: now,
    },
  });
  await client.emailChange.create({
    data: {
      id: newId(),
      memberId,
      brandId: 'dolcevita',
      oldEmail: email,
      newEmail: email,
      state: 'waiting',
      confirmHash: randomUUID(),
      undoHash: randomUUID(),
      undoBy: now,
      createdAt: now,
      mailedAt: now,
      confirmBy: now,
    },
  });
  await client.dataExport.create({
    data: {
      id: newId(),
      memberId,
      requestedBy: 'member',
      state: 'waiting',
      objectKey: randomUUID(),
      dueAt: now,
      requestedAt: now,
    },
  });
  await client.declaration.create({
    data: {
      id: newId(),
      reference: randomUUID(),
      brandId: 'dolcevita',
      kind: 'cancel',
      locale: 'it',
      name: 'Ada',
      email,
      orderNumber: '2026-000001',
      memberId,
      receivedAt: now,
      state: 'mailed',
      tokenHash: randomUUID(),
      dueAt: now,
    },
  });
  const authored = { memberId, brandId: 'dolcevita', by: 'test', at: now };
  await client.memberNote.create({ data: { id: newId(), ...authored, text: 'Wrote twice' } });
  await client.memberMeasure.create({
    data: { id: newId(), ...authored, kind: 'warning', reason: 'scam' },
  });
  await client.spendingLimit.create({
    data: { memberId, capMinor: 5_000, updatedAt: now },
  });
  await client.pushRegistration.create({
    data: {
      id: newId(),
      memberId,
      sessionId,
      endpoint: 'https://push.example/device',
      p256dh: 'key',
      auth: 'secret',
      tokenHash: randomUUID(),
      createdAt: now,
    },
  });
  await client.telegramLink.create({
    data: { memberId, brandId: 'dolcevita', chatId: '42', linkedAt: now },
  });
  await client.photoRemoval.create({
    data: { objectKey: randomUUID(), scope: 'all', dueAt: now },
  });
  const reported = await client.profile.findFirstOrThrow({
    where: { kind: 'hosted' },
    orderBy: { id: 'asc' },
  });
  await client.report.create({
    data: {
      ...made,
      brandId: 'dolcevita',
      reporterId: profileId,
      reportedId: reported.id,
      reason: 'scam',
      surface: 'chat',
      evidence: [],
      state: 'open',
    },
  });
  const choice = { profileId, peerId: reported.id, choice: 'like', source: 'find' } as const;
  await client.swipe.create({ data: { ...choice, cost: 0, idClient: randomUUID(), at: now } });
  await client.visit.create({ data: { profileId, peerId: reported.id, at: now } });
  const search = { id: randomUUID(), profileId, name: 'Vicino', criteria: {}, alert: true };
  await client.savedSearch.create({ data: { ...search, seenAt: now, createdAt: now } });
  await client.searchAlert.create({ data: { profileId, checkedAt: now } });
  const sides = { brandId: 'dolcevita', callerId: profileId, calleeId: reported.id };
  await createEndedCall(sides, now);
  await createRingingCall(sides, now);
  const date = sharedDateOf({ profileId, brandId: 'dolcevita' }, now);
  const reminded = { remindedAt: now, checkInHash: randomUUID() };
  await client.sharedDate.create({ data: { ...date, ...reminded } });
  const period = {
    id: newId(),
    profileId,
    brandId: 'dolcevita',
    benefit: 'incognito',
    beganAt: now,
  } as const;
  await client.benefitPeriod.create({ data: period });
  const pick = { profileId, peerId: reported.id, position: 1 };
  await client.dailyPick.create({ data: { ...pick, day: now, pickedAt: now } });
  const listed = { profileId, brandId: 'dolcevita' };
  await client.knownAddress.create({ data: { ...listed, key: 'k'.repeat(43), addedAt: now } });
  await client.knownPair.create({
    data: { ...listed, id: newId(), peerId: reported.id, wanted: true, dueAt: now },
  });
  await client.pendingMessage.create({
    data: {
      memberId,
      peerId: reported.id,
      idClient: randomUUID(),
      body: 'Ciao',
      createdAt: now,
      expiresAt: now,
    },
  });
  const photoId = await createPhotoWorld(client, now);
  await createConfigWorld();
  await client.queueClaim.create({
    data: { kind: 'photo', itemId: photoId, operatorId: operator.id, until: now },
  });
  await client.attribution.create({ data: { id: newId(), memberId, at: now } });
  await createPartnerWorld(memberId);
  const refund = await client.refund.create({
    data: {
      ...made,
      attemptId: paid.id,
      amountMinor,
      currency,
      providerReference: randomUUID(),
      state: 'requested',
      reason: 'withdrawal',
      idempotencyKey: randomUUID(),
      updatedAt: now,
    },
  });
  await createMoneyWorld(paid.id, refund.id);
  await client.providerEvent.create({
    data: {
      id: newId(),
      provider: 'adyen',
      company: paid.company,
      dedupeKey: randomUUID(),
      payload: {},
      dueAt: now,
      receivedAt: now,
    },
  });
  await createTicketWorld(memberId, email);
  await client.careAnswer.create({
    data: {
      id: newId(),
      answerId: newId(),
      version: 1,
      brandId: 'dolcevita',
      locale: 'it',
      title: '?',
      text: '!',
      offered: true,
      newest: true,
      by: 'test',
      at: now,
    },
  });
  await client.review.create({
    data: {
      id: newId(),
      brandId: 'dolcevita',
      memberId,
      locale: 'it',
      name: 'A.',
      stars: 4,
      text: 'x'.repeat(40),
      state: 'pending',
      writtenAt: now,
    },
  });
  await client.auditEntry.create({
    data: { id: newId(), actor: 'test', action: 'look', subject: memberId, data: {}, at: now },
  });
}
