import { registerPush } from '#lib/accounts/notices/push-registration.ts';
import { uploadFile } from '#lib/care/files/upload-file.ts';
import { openTicket } from '#lib/care/open-ticket.ts';
import { receiveMail } from '#lib/care/receive-mail.ts';
import { replyAddress } from '#lib/care/reply-address.ts';
import { writeTicketNote } from '#lib/care/write-ticket-note.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { privatePhotoName } from '#lib/media/photo-files.ts';
import { photoStore } from '#lib/media/photo-store.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { pdfOf } from '#tests/factories/pdf.ts';
import { pushToken } from '#tests/factories/push.ts';
import { addPhoto } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { createEndedCall } from '#tests/factories/call-row.ts';
import { sharedDateOf } from '#tests/factories/shared-date-row.ts';
import { passkeyOf } from '#tests/factories/passkey-row.ts';
import { writtenMail } from '../care/write-mail.ts';
import { say } from '../chat/chat-helpers.ts';
import { subscribeMember } from './subscribed.ts';

export const CANARY = 'canarino-quarantadue';

/** Creates a member with data in every table that can have some. */
export async function talkative(): Promise<CreatedMember & { readonly peer: CreatedMember }> {
  const member = await createMember({ email: `${CANARY}@example.test`, screenName: CANARY });
  const peer = await createMember({ gender: 'woman', seeking: 'man' });
  const { memberId, profileId, brandId } = member;
  const now = clock.now();
  await db().user.update({
    where: { id: memberId },
    data: { surname: CANARY, phone: '+393330004242', disabledReason: CANARY, customerId: CANARY },
  });
  const text = { about: `about ${CANARY}`, lookingFor: CANARY, hairColor: CANARY };
  await db().profile.update({ where: { id: profileId }, data: text });
  const objectKey = await addPhoto(profileId, now);
  await photoStore().put(privatePhotoName(objectKey), Buffer.from(CANARY), 'image/jpeg');
  await say(member, peer.angelId, `ciao da ${CANARY}`);
  await say(peer, member.angelId, 'un saluto');
  await subscribeMember(member);
  const viewer = await viewerOfToken(member.token);
  await registerPush({ member: viewer, named: undefined, token: pushToken(CANARY), now });
  const request = {
    brand: brandOf('dolcevita'),
    locale: 'it',
    email: member.email,
    text: CANARY,
    now,
  } as const;
  const owner = { brandId, memberId, by: null };
  const pdf = { bytes: pdfOf(CANARY), name: `${CANARY}.pdf`, now };
  const { id: fileId } = await uploadFile({ owner, ...pdf });
  const reference = await openTicket({ ...request, viewer, files: [fileId] });
  const recipient = replyAddress(request.brand, reference) ?? '';
  const answer = { to: recipient, from: `altra-${CANARY}@example.test`, text: `Ancora ${CANARY}` };
  await receiveMail({ recipient, mime: await writtenMail(answer), now });
  await writeTicketNote({ reference, text: `Knows ${CANARY}`, actor: 'a test', now });
  await db().review.create({
    data: {
      id: newId(),
      memberId,
      brandId,
      locale: 'it',
      name: CANARY,
      stars: 3,
      writtenAt: now,
      text: `Un sito chiaro, dico io: ${CANARY}.`,
      state: 'approved',
      decidedAt: now,
      publishedAt: now,
    },
  });
  await openTicket({ ...request, viewer: { kind: 'visitor' } });
  const own = { id: newId(), memberId };
  await db().passkey.create({ data: passkeyOf(memberId, now) });
  await createEndedCall({ brandId, callerId: profileId, calleeId: peer.profileId }, now);
  const date = { ...sharedDateOf({ profileId, brandId }, now), place: CANARY };
  await db().sharedDate.create({ data: date });
  await db().identity.create({
    data: {
      ...own,
      brandId,
      issuer: 'https://id.example',
      subject: CANARY,
      linkedAt: now,
      lastUsedAt: now,
    },
  });
  const authored = { ...own, brandId, by: 'test', at: now };
  await db().memberNote.create({ data: { ...authored, text: CANARY } });
  await db().memberMeasure.create({
    data: { ...authored, id: newId(), kind: 'warning', reason: 'other', details: CANARY },
  });
  await db().telegramLink.create({ data: { memberId, brandId, chatId: '4242', linkedAt: now } });
  const traces = { source: CANARY, campaignId: CANARY, clickId: CANARY, fingerprint: CANARY };
  await db().attribution.create({ data: { ...own, ...traces, userAgent: CANARY, at: now } });
  const affiliate = { brandId, code: 'talkative', name: 'n', events: [], createdAt: now };
  const { id: affiliateId } = await db().affiliate.upsert({
    where: { brandId_code: { brandId, code: 'talkative' } },
    update: {},
    create: { id: newId(), ...affiliate },
  });
  await db().postback.create({
    data: {
      ...own,
      affiliateId,
      event: 'lead',
      clickId: CANARY,
      dedupeKey: newId(),
      dueAt: now,
      createdAt: now,
    },
  });
  await db().partnerOrder.create({
    data: {
      ...own,
      affiliateId,
      orderId: newId(),
      clickId: CANARY,
      contentHash: 'x',
      amountMinor: 100,
      currency: 'EUR',
      state: 'imported',
      importedAt: now,
    },
  });
  await db().clientLog.create({
    data: { ...own, brandId, subject: CANARY, text: CANARY, at: now },
  });
  const event = { name: 'lead', value: CANARY, data: { by: CANARY }, day: now, at: now };
  await db().kpiEvent.create({ data: { ...own, brandId, ...event } });
  const pending = { memberId, peerId: peer.profileId, idClient: newId(), body: CANARY };
  await db().pendingMessage.create({
    data: { ...pending, createdAt: now, expiresAt: after(now, DAY) },
  });
  for (const [reporterId, reportedId] of [
    [profileId, peer.profileId],
    [peer.profileId, profileId],
  ] as const) {
    await db().report.create({
      data: {
        id: newId(),
        brandId,
        reporterId,
        reportedId,
        reason: 'scam',
        surface: 'chat',
        details: CANARY,
        evidence: [{ about: CANARY }],
        createdAt: now,
      },
    });
  }
  const silenced = { brandId, address: member.email, reason: 'unsubscribed', at: now } as const;
  await db().mailSuppression.create({ data: silenced });
  await db().oneTimeToken.create({
    data: { ...own, purpose: 'autologin', hash: newId(), email: member.email, createdAt: now },
  });
  await db().emailChange.create({
    data: {
      ...own,
      brandId,
      oldEmail: `vecchio-${CANARY}@example.test`,
      newEmail: member.email,
      state: 'done',
      confirmHash: newId(),
      createdAt: now,
      mailedAt: now,
      confirmBy: now,
      changedAt: now,
    },
  });
  return { ...member, peer };
}
