import { beforeAll, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import type { ExportState, PostbackState } from '#lib/db/generated/enums.ts';
import { jobKinds } from '#lib/desk/jobs/kinds.ts';
import { nightly } from '#lib/queue/recurring.ts';
import { after, clock, DAY, HOUR } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { createMember } from '../../factories/member.ts';
import { createOperator } from '../../factories/operator.ts';
import { createRuledWorld } from '../setup/ruled-world.ts';
import { askDesk } from './ask-desk.ts';

type Job = { readonly id: string; readonly error: string | null; readonly brandId: string | null };
type State = 'overdue' | 'waiting' | 'failed';

async function mail(changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const [id, now] = [newId(), clock.now()];
  await db().mailMessage.create({
    data: {
      id,
      brandId: 'dolcevita',
      template: 'welcome',
      locale: 'it',
      data: {},
      toAddress: 'nina@example.test',
      dedupeKey: id,
      createdAt: now,
      dueAt: now,
      ...changes,
    },
  });
  return id;
}

async function postback(brandId: string, state: PostbackState, lastError: string | null = null) {
  const { memberId } = await createMember();
  const [id, now] = [newId(), clock.now()];
  const affiliate = { id: newId(), brandId, code: newId(), name: 'Nord', createdAt: now };
  await db().affiliate.create({ data: { ...affiliate, events: ['lead'] } });
  await db().postback.create({
    data: {
      id,
      affiliateId: affiliate.id,
      memberId,
      event: 'lead',
      clickId: 'c',
      dedupeKey: id,
      state,
      attempts: 6,
      dueAt: now,
      createdAt: now,
      lastError,
    },
  });
  return id;
}

async function rows(token: string, kind: string, state: State): Promise<readonly Job[]> {
  const { status, answer } = await askDesk('GET /api/desk/jobs/{kind}', {
    token,
    params: { kind },
    query: { state },
  });
  expect(status).toBe(200);
  return (answer as { jobs: Job[] }).jobs;
}

const retry = (token: string, kind: string, body: unknown) =>
  askDesk('POST /api/desk/jobs/{kind}/retry', { token, params: { kind }, body });

beforeAll(createRuledWorld);

describe('rows of due work', () => {
  test('are counted and listed for every kind and state, for all brands and for some', async () => {
    for (const brandIds of [[], ['dolcevita']]) {
      const { token } = await createOperator({ brandIds });
      const { status, answer } = await askDesk('GET /api/desk/jobs', { token });
      expect(status).toBe(200);
      const { kinds } = answer as { kinds: { name: string }[] };
      expect(kinds.map(({ name }) => name)).toEqual(jobKinds.map(({ name }) => name));
      for (const { name } of jobKinds) {
        for (const state of ['overdue', 'waiting', 'failed'] as const)
          await rows(token, name, state);
      }
    }
  });

  test('are separated into overdue, waiting and failed, with personal data masked in the error', async () => {
    const { token } = await createOperator();
    const late = await mail({ lastError: 'no mailbox nina@example.test here' });
    const pendingJob = await mail({ dueAt: after(clock.now(), HOUR) });
    const failed = await mail({ state: 'failed', lastError: 'EENVELOPE 550' });
    const overdue = await rows(token, 'mail', 'overdue');
    expect(overdue.find(({ id }) => id === late)).toMatchObject({
      error: 'no mailbox [address] here',
    });
    expect(overdue.map(({ id }) => id)).not.toContain(pendingJob);
    expect((await rows(token, 'mail', 'waiting')).map(({ id }) => id)).toContain(pendingJob);
    expect((await rows(token, 'mail', 'failed')).map(({ id }) => id)).toContain(failed);
  });

  test('are paginated without gaps or duplicates, even at equal times', async () => {
    const { token } = await createOperator();
    const dueAt = after(clock.now(), 3 * DAY);
    const made = new Set<string>();
    for (let i = 0; i < 60; i += 1) made.add(await mail({ dueAt }));
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const query: Record<string, string> = { state: 'waiting' };
      if (next !== '') query['after'] = next;
      const { answer } = await askDesk('GET /api/desk/jobs/{kind}', {
        token,
        params: { kind: 'mail' },
        query,
      });
      const page = answer as { jobs: Job[]; next: string | null };
      seen.push(...page.jobs.map(({ id }) => id));
      next = page.next;
    }
    expect(seen.filter((id) => made.has(id)).sort()).toEqual([...made].sort());
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe('retrying', () => {
  test('makes a waiting row due now, and is logged with its brand', async () => {
    const { token, id: operatorId } = await createOperator();
    const id = await mail({ dueAt: after(clock.now(), HOUR) });
    expect(await retry(token, 'mail', { state: 'waiting', id })).toMatchObject({
      status: 200,
      answer: { count: 1 },
    });
    const { dueAt } = await db().mailMessage.findUniqueOrThrow({ where: { id } });
    expect(dueAt.getTime()).toBeLessThanOrEqual(clock.ms());
    expect(
      await db().auditEntry.findFirst({ where: { subject: id, action: 'job.hurry' } }),
    ).toMatchObject({ actor: `operator:${operatorId}`, brandId: 'dolcevita' });
    expect(await retry(token, 'mail', { state: 'waiting', id })).toMatchObject({
      code: 'not_found',
    });
  });

  test('restarts failed rows, one or all, only of the operator’s brands', async () => {
    const { token } = await createOperator({ brandIds: ['lumiere'] });
    const [mine, other] = [await postback('lumiere', 'dead'), await postback('dolcevita', 'dead')];
    expect((await rows(token, 'postbacks', 'failed')).map(({ id }) => id)).toEqual([mine]);
    const refused = await retry(token, 'postbacks', { state: 'failed', id: other });
    expect(refused).toMatchObject({ code: 'not_found' });
    expect(await retry(token, 'postbacks', { state: 'failed' })).toMatchObject({
      answer: { count: 1 },
    });
    const stateOf = async (id: string) =>
      (await db().postback.findUniqueOrThrow({ where: { id } })).state;
    expect([await stateOf(mine), await stateOf(other)]).toEqual(['due', 'dead']);
  });

  test('runs the staff verb for a provider event', async () => {
    const { token } = await createOperator();
    const [id, now] = [newId(), clock.now()];
    await db().providerEvent.create({
      data: {
        id,
        provider: 'adyen',
        company: 'riva',
        dedupeKey: id,
        payload: {},
        state: 'failed',
        tries: 20,
        dueAt: now,
        receivedAt: now,
        lastError: 'nothing fits',
      },
    });
    expect(await retry(token, 'provider-events', { state: 'failed', id })).toMatchObject({
      answer: { count: 1 },
    });
    expect(await db().providerEvent.findUniqueOrThrow({ where: { id } })).toMatchObject({
      state: 'received',
      tries: 0,
    });
    expect(await db().auditEntry.count({ where: { subject: id, action: 'event.retry' } })).toBe(1);
    // It has no brand, so operators of some brands do not see it.
    await db().providerEvent.update({ where: { id }, data: { state: 'failed' } });
    const { token: narrow } = await createOperator({ brandIds: ['dolcevita'] });
    expect((await rows(narrow, 'provider-events', 'failed')).map((one) => one.id)).not.toContain(
      id,
    );
  });

  test('is refused for charges and erasures before their time, and for failed mails without content', async () => {
    const { token } = await createOperator();
    for (const [kind, state] of [
      ['renewals', 'waiting'],
      ['erasures', 'waiting'],
      ['mail', 'failed'],
    ] as const) {
      expect(await retry(token, kind, { state })).toMatchObject({ code: 'forbidden' });
    }
    expect(await retry(token, 'no such kind', { state: 'failed' })).toMatchObject({
      code: 'not_found',
    });
  });

  test('returns a conflict for a data copy that was replaced by another', async () => {
    const { token } = await createOperator();
    const { memberId } = await createMember();
    const now = clock.now();
    const copy = (state: ExportState) => {
      const id = newId();
      const fixed = {
        memberId,
        requestedBy: 'member',
        objectKey: id,
        dueAt: now,
        requestedAt: now,
      } as const;
      return db().dataExport.create({ data: { id, state, ...fixed } });
    };
    const failed = await copy('failed');
    await copy('waiting');
    expect(await retry(token, 'exports', { state: 'failed', id: failed.id })).toMatchObject({
      code: 'conflict',
    });
  });
});

describe('giving up and starting work', () => {
  test('gives up a reply task with a reason, and no other kind', async () => {
    const { token } = await createOperator();
    const task = await db().replyTask.findFirstOrThrow();
    await db().replyTask.update({ where: { id: task.id }, data: { state: 'due' } });
    const giveUp = (kind: string) =>
      askDesk('POST /api/desk/jobs/{kind}/giveUp', {
        token,
        params: { kind },
        body: { id: task.id, reason: 'the member has left' },
      });
    expect(await giveUp('mail')).toMatchObject({ code: 'not_found' });
    expect(await giveUp('reply-tasks')).toMatchObject({ status: 200 });
    expect(await db().replyTask.findUniqueOrThrow({ where: { id: task.id } })).toMatchObject({
      state: 'canceled',
      lastError: 'the member has left',
    });
    expect(await giveUp('reply-tasks')).toMatchObject({ code: 'not_found' });
  });

  test('starts a nightly job at once, for operators of all brands', async () => {
    const name = `night ${newId()}`;
    let runs = 0;
    const work = nightly(name, 3, () => {
      runs += 1;
      return Promise.resolve();
    });
    await work.run(clock.now(), 1);
    const run = (token: string) =>
      askDesk('POST /api/desk/nightly/{name}/run', { token, params: { name } });
    const { token: narrow } = await createOperator({ brandIds: ['dolcevita'] });
    expect(await run(narrow)).toMatchObject({ code: 'not_found' });
    const { token } = await createOperator();
    expect(await run(token)).toMatchObject({ status: 200 });
    expect(await work.run(clock.now(), 1)).toBe(1);
    expect(await work.run(clock.now(), 1)).toBe(0);
    expect(runs).toBe(1);
  });
});
