import { describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { startBeating } from '#lib/health/instance.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { metrics } from '#lib/kernel/metrics.ts';
import { noteOutsideCall } from '#lib/kernel/outside-calls.ts';
import { createOperator } from '../../factories/operator.ts';
import { askDesk } from './ask-desk.ts';

type Health = {
  readonly instances: readonly {
    readonly id: string;
    readonly host: string;
    readonly alive: boolean;
    readonly sockets: readonly { readonly brandId: string; readonly count: number }[];
  }[];
  readonly database: Readonly<Record<string, unknown>>;
  readonly queues: readonly { readonly name: string; readonly rows: number }[];
  readonly providers: readonly { readonly name: string; readonly unanswered: number }[];
};

async function fetchHealth(brandIds: readonly string[] = []): Promise<Health> {
  const { token } = await createOperator({ brandIds });
  const { status, answer } = await askDesk('GET /api/desk/health', { token });
  expect(status).toBe(200);
  return answer as Health;
}

describe('the service’s health', () => {
  test('shows this instance, the database, its queues and providers', async () => {
    noteOutsideCall('adyen', 'lost', 12);
    noteOutsideCall('adyen', 'not_sent', 1);
    const { instances, database, queues, providers } = await fetchHealth();
    expect(instances.filter(({ alive }) => alive)).not.toHaveLength(0);
    expect(database).toMatchObject({
      version: expect.stringMatching(/^\d+/) as unknown,
      migrations: expect.any(Number) as unknown,
      lastMigration: expect.stringMatching(/^\d{14}_/) as unknown,
    });
    expect(queues.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['photos', 'verifications', 'mail', 'failed_postbacks']),
    );
    expect(providers.find(({ name }) => name === 'adyen')).toMatchObject({ unanswered: 2 });
    noteOutsideCall('adyen', 'refused', 3);
    const again = (await fetchHealth()).providers.find(({ name }) => name === 'adyen');
    expect(again).toMatchObject({ unanswered: 0 });
  });

  test('shows an instance that no longer reports as not alive', async () => {
    const [known] = await db().instance.findMany({ take: 1 });
    const { report } = known ?? { report: {} };
    const quiet = { host: 'quiet', role: 'web', version: 'x', startedAt: clock.now() } as const;
    const seenAt = new Date(clock.ms() - 5 * 60_000);
    const id = newId();
    await db().instance.create({ data: { ...quiet, id, seenAt, report: report as object } });
    const { instances } = await fetchHealth();
    expect(instances.find((one) => one.id === id)).toMatchObject({ host: 'quiet', alive: false });
    await db().instance.delete({ where: { id } });
  });

  test('counts sockets only for the operator’s brands', async () => {
    metrics.sockets.set({ brand: 'dolcevita' }, 3);
    metrics.sockets.set({ brand: 'lumiere' }, 4);
    const brandsOf = ({ instances }: Health) =>
      instances.flatMap(({ sockets }) => sockets.map(({ brandId }) => brandId));
    expect(brandsOf(await fetchHealth())).toEqual(expect.arrayContaining(['dolcevita', 'lumiere']));
    expect(new Set(brandsOf(await fetchHealth(['lumiere'])))).toEqual(new Set(['lumiere']));
    metrics.sockets.reset();
  });

  test('is polled without log entries', async () => {
    const { token, id } = await createOperator();
    await askDesk('GET /api/desk/health', { token });
    await askDesk('GET /api/desk/jobs', { token });
    await askDesk('GET /api/desk/logLines', { token });
    const where = { actor: `operator:${id}` };
    const actions = await db().auditEntry.findMany({ where, select: { action: true } });
    expect(actions).toEqual([{ action: 'GET /api/desk/logLines' }]);
  });

  test('removes an instance that stops gracefully', async () => {
    const end = startBeating();
    await fetchHealth();
    const before = await db().instance.count();
    await end();
    expect(await db().instance.count()).toBe(before - 1);
  });
});
