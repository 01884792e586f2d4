import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { lookAlikePairs } from '#lib/desk/fraud/look-alike-pairs.ts';
import { after, clock, HOUR } from '#lib/kernel/clock.ts';
import { printBands } from '#lib/media/photo-print.ts';
import { carryOutGroups } from '#lib/moderation/groups/carry-out-group.ts';
import { submitAttempt } from '#lib/payments/attempts/submit-attempt.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { createMember, type CreatedMember } from '../../factories/member.ts';
import { createOperator } from '../../factories/operator.ts';
import { hostedOrder } from '../../factories/paid-order.ts';
import { addPhoto } from '../../factories/profile.ts';
import { simulatedBank } from '../../factories/simulated-bank.ts';
import { whileHeld } from '../../setup/while-held.ts';
import { askDesk } from './ask-desk.ts';
import { copyPayment } from './copy-payment.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

installProvider(simulatedBank().bank);

const NEWEST = 'GET /api/desk/lookAlikes';
const OF_MEMBER = 'GET /api/desk/lookAlikes/{trackerId}';
const DECIDE = 'POST /api/desk/lookAlikes/decide';
const DECISIONS = 'GET /api/desk/groupDecisions';
const purpose = 'Moderation';
const note = 'One person with several accounts';

const token = { all: '', elsewhere: '' };
beforeAll(async () => {
  token.all = (await createOperator({ role: 'moderator' })).token;
  token.elsewhere = (await createOperator({ role: 'moderator', brandIds: ['fuego'] })).token;
});

beforeEach(async () => {
  await db().groupDecision.deleteMany();
});

type Found = {
  readonly accounts: readonly { readonly who: { readonly trackerId: string } }[];
  readonly links: readonly { readonly signal: string }[];
};

async function groupOf({ publicId }: CreatedMember, by = token.all) {
  const asked = { token: by, params: { trackerId: publicId }, purpose };
  const { answer } = await askDesk(OF_MEMBER, asked);
  const [group] = (answer['groups'] ?? []) as readonly Found[];
  return {
    who: (group?.accounts ?? []).map(({ who }) => who.trackerId).sort(),
    signals: (group?.links ?? []).map(({ signal }) => signal).sort(),
    text: JSON.stringify(group ?? null),
  };
}

const namesOf = (...members: readonly CreatedMember[]) =>
  members.map(({ publicId }) => publicId).sort();

let counter = 0;
const mailName = () => `look.${String(++counter)}.${String(process.pid)}`;

async function mailboxPair() {
  const name = mailName();
  const one = await createMember({ email: `${name}@gmail.com` });
  const other = await createMember({ email: `${name.replaceAll('.', '')}+2@googlemail.com` });
  return [one, other] as const;
}

const decide = (body: object, by = token.all) => askDesk(DECIDE, { token: by, body, purpose });
const block = { measure: 'block', reason: 'scam', details: '' };

describe('look-alikes', () => {
  test('are accounts of one mailbox, on one brand only, and the address is not shown', async () => {
    const [one, other] = await mailboxPair();
    await createMember({ brandId: 'fuego', email: one.email });
    const found = await groupOf(one);
    expect(found).toMatchObject({ who: namesOf(one, other), signals: ['mailbox'] });
    expect(found.text).not.toContain('@');
    expect(await groupOf(await createMember({ email: `${mailName()}@gmail.com` }))).toMatchObject({
      who: [],
    });
  });

  test('are accounts with one text, whatever its spaces and capitals, and not one with a greeting', async () => {
    const about = `Widowed engineer on an oil platform, looking for love, ${mailName()}`;
    const write = ({ profileId }: CreatedMember, text: string) =>
      db().profile.update({ where: { id: profileId }, data: { about: text } });
    const [one, other, third] = [await createMember(), await createMember(), await createMember()];
    await write(one, about);
    await write(other, about.toUpperCase().replaceAll(' ', '\n '));
    await write(third, 'Hi');
    expect(await groupOf(other)).toMatchObject({ who: namesOf(one, other), signals: ['text'] });
    expect(await groupOf(third)).toMatchObject({ who: [] });
  });

  test.each([
    [20, 19],
    [21, 0],
  ])(
    'are accounts with one text while it says something: %i have it, and %i others are shown',
    async (size, shown) => {
      const about = `Widowed engineer on an oil platform, looking for love, ${mailName()}`;
      const members = await Promise.all(Array.from({ length: size }, () => createMember()));
      const profileIds = members.map(({ profileId }) => profileId);
      await db().profile.updateMany({ where: { id: { in: profileIds } }, data: { about } });
      const [one, other] = members;
      if (!one || !other) throw new Error('no members');
      // Both are asked for at once, as on a page of accounts: the text is looked up once.
      const pairs = await lookAlikePairs([one.memberId, other.memberId]);
      for (const { memberId } of [one, other]) {
        const found = pairs.filter((pair) => pair.memberId === memberId);
        expect(found.map(({ otherId }) => otherId).sort()).toEqual(
          shown === 0
            ? []
            : members
                .map((member) => member.memberId)
                .filter((id) => id !== memberId)
                .sort(),
        );
      }
    },
  );

  test('are accounts with nearly the same picture, also over brands', async () => {
    const picture = BigInt.asIntN(64, BigInt(process.pid) * 0x9e3779b97f4a7c15n);
    const show = async ({ profileId }: CreatedMember, print: bigint) => {
      const objectKey = await addPhoto(profileId, clock.now());
      const data = { print, printBands: printBands(print), printTriedAt: clock.now() };
      await db().photo.update({ where: { objectKey }, data });
    };
    const one = await createMember();
    const other = await createMember({ brandId: 'fuego' });
    const third = await createMember();
    await show(one, picture);
    await show(other, picture ^ 0b111n);
    await show(third, BigInt.asIntN(64, ~picture));
    expect(await groupOf(one)).toMatchObject({ who: namesOf(one, other), signals: ['picture'] });
    expect(await groupOf(other, token.elsewhere)).toMatchObject({ who: [] });
  });

  test('are accounts that paid by one card, or from one address', async () => {
    const paid = async () => {
      const { buyer, attempt, request } = await hostedOrder();
      await submitAttempt(attempt, request, clock.now());
      return { buyer, attemptId: attempt.id };
    };
    const [one, other] = [await paid(), await paid()];
    await db().paymentFingerprint.deleteMany({ where: { kind: 'ip' } });
    const shared = { kind: 'card' as const, hash: `hash-${mailName()}`, createdAt: clock.now() };
    const data = [one, other].map(({ attemptId }) => ({ attemptId, ...shared }));
    await db().paymentFingerprint.createMany({ data });
    const found = await groupOf(one.buyer);
    expect(found).toMatchObject({ who: namesOf(one.buyer, other.buyer), signals: ['card'] });
    expect(found.text).not.toContain(shared.hash);
  });

  test('are counted by the value: a common address says nothing, and a card of many is shown', async () => {
    const { buyer, attempt, request } = await hostedOrder();
    await submitAttempt(attempt, request, clock.now());
    await db().paymentFingerprint.deleteMany();
    const members = await Promise.all(Array.from({ length: 20 }, () => createMember()));
    const copies = await Promise.all(members.map((one) => copyPayment(attempt.id, one.memberId)));
    const share = (kind: 'card' | 'ip', hash: string, attempts: readonly string[]) =>
      db().paymentFingerprint.createMany({
        data: [attempt.id, ...attempts].map((attemptId) => {
          return { attemptId, kind, hash, createdAt: clock.now() };
        }),
        skipDuplicates: true,
      });
    const count = async (signal: string) =>
      (await groupOf(buyer)).signals.filter((one) => one === signal).length;
    await share('ip', 'first-address', copies.slice(0, 10));
    await share('ip', 'second-address', copies.slice(10));
    expect(await count('address')).toBe(20);
    await share('ip', 'first-address', copies);
    expect(await count('address')).toBe(10);
    await share('card', 'one-card', copies);
    expect(await count('card')).toBe(20);
  });

  test('are listed for the newest accounts, and each that is shown is in the access log', async () => {
    const [one, other] = await mailboxPair();
    const { answer } = await askDesk(NEWEST, { token: token.all, purpose });
    const groups = answer['groups'] as readonly Found[];
    const found = groups.find(({ accounts }) =>
      accounts.some(({ who }) => who.trackerId === one.publicId),
    );
    expect(found?.accounts.map(({ who }) => who.trackerId)).toEqual([other.publicId, one.publicId]);
    const logged = { action: 'group.view', subject: { in: [one.memberId, other.memberId] } };
    expect(await db().auditEntry.count({ where: logged })).toBe(2);
  });

  test('of other brands are hidden, and cannot be decided about', async () => {
    const [one, other] = await mailboxPair();
    const by = token.elsewhere;
    const asked = { token: by, params: { trackerId: one.publicId }, purpose };
    expect(await askDesk(OF_MEMBER, asked)).toMatchObject({ code: 'not_found' });
    const body = { trackerIds: namesOf(one, other), verdict: block, note };
    expect(await decide(body, by)).toMatchObject({ code: 'not_found' });
    expect(JSON.stringify(await askDesk(NEWEST, { token: by, purpose }))).not.toContain(
      one.publicId,
    );
  });
});

describe('a decision about look-alikes', () => {
  const stateOf = async ({ memberId }: CreatedMember) =>
    (await db().user.findUniqueOrThrow({ where: { id: memberId } })).state;

  test('closes every account once, with the reason, also when a process died with a claim', async () => {
    const [one, other] = await mailboxPair();
    const body = { trackerIds: namesOf(one, other), verdict: block, note };
    expect(await decide(body)).toMatchObject({ status: 200, answer: { accounts: 2 } });
    // Claimed by a process that died: nobody has it until its lease ends.
    const lost = { where: { memberId: one.memberId } };
    const now = clock.now();
    await db().groupDecisionMember.updateMany({ ...lost, data: { dueAt: after(now, HOUR) } });
    await carryOutGroups(now, 10);
    expect([await stateOf(one), await stateOf(other)]).toEqual(['active', 'disabled']);
    const later = after(now, 2 * HOUR);
    await carryOutGroups(later, 10);
    await carryOutGroups(later, 10);
    expect(await stateOf(one)).toBe('disabled');
    const memberId = { in: [one.memberId, other.memberId] };
    const blocked = { memberId, kind: 'block' as const, reason: 'scam' };
    expect(await db().memberMeasure.count({ where: blocked })).toBe(2);
    const mails = { template: 'restriction', toAddress: { in: [one.email, other.email] } };
    expect(await db().mailMessage.count({ where: mails })).toBe(2);
    const rows = await db().groupDecisionMember.findMany({
      select: { state: true, signals: true },
    });
    expect(rows).toEqual([1, 2].map(() => ({ state: 'done', signals: ['mailbox'] })));
    const { answer } = await askDesk(DECISIONS, { token: token.all });
    expect(answer['decisions']).toMatchObject([{ done: 2, pending: 0, skipped: 0, note }]);
  });

  test('of two moderators at once is stored once; the other gets a conflict, also a moment later', async () => {
    const [one, other] = await mailboxPair();
    const trackerIds = namesOf(one, other);
    const block = { measure: 'block', reason: 'scam', details: '' };
    const warn = { ...block, measure: 'warning' };
    const both = await whileHeld(
      (tx) => tx.$queryRaw`select id from users where id = ${one.memberId}::uuid for update`,
      () => Promise.all([block, warn].map((verdict) => decide({ trackerIds, verdict, note }))),
      undefined,
      2,
    );
    const codes = (both as readonly { readonly code: unknown }[]).map(({ code }) => code);
    expect(codes.sort()).toEqual(['conflict', undefined]);
    expect(await db().groupDecision.count()).toBe(1);
    const { measure } = await db().groupDecision.findFirstOrThrow();
    expect((await groupOf(one)).text).toContain(`"measure":"${measure}","state":"pending"`);
    await carryOutGroups(clock.now(), 10);
    const again = { measure, reason: 'scam', details: '' };
    expect(await decide({ trackerIds, verdict: again, note })).toMatchObject({
      code: 'conflict',
      answer: { params: { state: 'group_decided' } },
    });
  });

  test('skips an account that was closed meanwhile', async () => {
    const [one, other] = await mailboxPair();
    await decide({ trackerIds: namesOf(one, other), verdict: block, note });
    await db().user.update({ where: { id: one.memberId }, data: { state: 'disabled' } });
    await carryOutGroups(clock.now(), 10);
    const { answer } = await askDesk(DECISIONS, { token: token.all });
    expect(answer['decisions']).toMatchObject([{ done: 1, pending: 0, skipped: 1 }]);
    expect(await db().memberMeasure.count({ where: { memberId: one.memberId } })).toBe(0);
  });

  test('that they are not one person shows them together no more, and changes nothing', async () => {
    const [one, other] = await mailboxPair();
    const trackerIds = namesOf(one, other);
    expect(await decide({ trackerIds, verdict: { measure: 'none' }, note })).toMatchObject({
      status: 200,
    });
    expect(await groupOf(one)).toMatchObject({ who: [] });
    expect(await stateOf(one)).toBe('active');
    expect(await decide({ trackerIds, verdict: block, note })).toMatchObject({ code: 'conflict' });
  });

  test('is refused for an account that looks like none of them', async () => {
    const [one] = await mailboxPair();
    const trackerIds = namesOf(one, await createMember());
    expect(await decide({ trackerIds, verdict: block, note })).toMatchObject({ code: 'conflict' });
    expect(await decide({ trackerIds: [], verdict: block, note })).toMatchObject({
      code: 'input_invalid',
    });
  });
});
