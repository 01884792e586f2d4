import { brandById } from '../../../lib/brands/registry.ts';
import type { PrismaClient } from '../../../lib/db/generated/client.ts';
import { changeSettings, restoreSettings } from '../../../lib/desk/brands/change-settings.ts';
import { contentOf as settingsOf } from '../../../lib/desk/brands/settings-content.ts';
import { restoreVersion } from '../../../lib/desk/config/restore-version.ts';
import { startExperiment } from '../../../lib/flows/experiments/start-experiment.ts';
import { flowConfigSchema } from '../../../lib/flows/config.ts';
import { publishFlow } from '../../../lib/flows/publish-flow.ts';
import { after, DAY } from '../../../lib/kernel/clock.ts';
import { contentOf as planOf, publishPlan } from '../../../lib/payments/offers/publish-plan.ts';

/** Where newcomers are split between two versions of a flow. */
export const TRIED = { brandId: 'capolinea', code: '7', daysAgo: 33 } as const;

type Past = {
  readonly db: PrismaClient;
  readonly admin: string;
  readonly now: Date;
};

const ago = (now: Date, days: number): Date => after(now, -days * DAY);

async function newestFlow(db: PrismaClient, brandId: string, code: string) {
  const { config, version } = await db.flowVersion.findFirstOrThrow({
    where: { brandId, code },
    orderBy: { version: 'desc' },
  });
  return { config: flowConfigSchema.parse(config), version };
}

/** A change that was published and reverted, so that members see the original. */
async function flowThere({ db, admin, now }: Past, brandId: string): Promise<void> {
  const { config, version } = await newestFlow(db, brandId, '7');
  await publishFlow(db, {
    brandId,
    code: '7',
    now: ago(now, 58),
    config: { ...config, freePages: config.freePages + 2 },
    by: { actor: admin, note: 'Two more pages for free members: do they write sooner?' },
  });
  await restoreVersion(db, {
    target: { kind: 'flow', brandId, key: '7' },
    version,
    newest: version + 1,
    actor: admin,
    now: ago(now, 44),
    note: 'No more first messages in two weeks. Back to what we had.',
  });
}

async function planThere({ db, admin, now }: Past): Promise<void> {
  const productId = 'pack_400';
  const sold = await db.planVersion.findFirstOrThrow({
    where: { productId },
    orderBy: { version: 'desc' },
  });
  const content = { ...planOf(sold), bonusCredits: sold.bonusCredits + 20 };
  const note = 'Spring: twenty credits more with the large pack.';
  await publishPlan(db, { productId, content, by: { actor: admin, note }, now: ago(now, 120) });
  await restoreVersion(db, {
    target: { kind: 'plan', brandId: null, key: productId },
    version: sold.version,
    newest: sold.version + 1,
    actor: admin,
    note: 'Spring is over.',
    now: ago(now, 91),
  });
}

async function switchesThere({ db, admin, now }: Past, brandId: string): Promise<void> {
  const row = await db.brandSettings.findFirstOrThrow({
    where: { brandId },
    orderBy: { version: 'desc' },
  });
  const content = settingsOf(row);
  const limits = {
    ...content.limits,
    conversationsPerOperator: content.limits.conversationsPerOperator + 2,
  };
  await changeSettings(db, {
    brandId,
    version: row.version,
    actor: admin,
    now: ago(now, 37),
    content: { ...content, limits },
    note: 'Summer evenings: two more conversations for each operator.',
  });
  await restoreSettings(db, {
    brandId,
    version: row.version,
    newest: row.version + 1,
    actor: admin,
    note: 'Fewer letters again, and answers had become short.',
    now: ago(now, 16),
  });
}

async function experimentThere({ db, admin, now }: Past): Promise<void> {
  const { brandId, code, daysAgo } = TRIED;
  const { config, version } = await newestFlow(db, brandId, code);
  await publishFlow(db, {
    brandId,
    code,
    now: ago(now, daysAgo + 1),
    config: { ...config, freeMessages: config.freeMessages + 1 },
    by: { actor: admin, note: 'One free message more, to be tried on newcomers.' },
  });
  await db.$transaction((tx) =>
    startExperiment(tx, {
      brandId,
      code,
      newest: version + 1,
      control: version,
      challenger: version + 1,
      share: 50,
      goal: 'confirmation',
      windowDays: 3,
      baseline: 6_200,
      effect: 1_500,
      note: 'Does a free message more make people confirm their address?',
      actor: admin,
      now: ago(now, daysAgo),
    }),
  );
}

/** Versions with a history, and a running experiment; flows that have one are left alone. */
export async function seedVersions(past: Past): Promise<void> {
  const { db } = past;
  if ((await db.publication.count()) > 0) return;
  for (const brandId of ['dolcevita', 'fuego'].filter((id) => brandById(id))) {
    await flowThere(past, brandId);
    await switchesThere(past, brandId);
  }
  await planThere(past);
  await experimentThere(past);
}
