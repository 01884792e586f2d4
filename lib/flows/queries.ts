import { db } from '../db/client.ts';
import type { FlowVersion } from '../db/generated/client.ts';
import { createCache } from '../kernel/cache.ts';
import { SECOND } from '../kernel/clock.ts';
import { fail } from '../kernel/errors.ts';
import { flowConfigSchema, type FlowConfig } from './config.ts';

export type Flow = {
  /** Id of the version that a session is pinned to. */
  readonly id: string;
  readonly brandId: string;
  readonly code: string;
  readonly version: number;
  readonly config: FlowConfig;
};

/** An experiment: newcomers of a flow are split between the current version and another. */
type Split = {
  readonly experimentId: string;
  readonly challenger: Flow;
  /** Percentage of newcomers who get the challenger. */
  readonly share: number;
  readonly startedAt: Date;
};

type Holding = { readonly flow: Flow; readonly split: Split | null };

const versions = createCache<Flow>('flow-versions', { max: 2_000 });
const holdings = createCache<Holding>('holding-flows', { max: 1_000, ttlMs: 5 * SECOND });

function remember({ id, brandId, code, version, config }: FlowVersion): Flow {
  const flow = { id, brandId, code, version, config: flowConfigSchema.parse(config) };
  versions.set(id, flow);
  return flow;
}

/** The version if this process has already read it: hot paths avoid the database query. */
export function knownFlowVersion(id: string): Flow | undefined {
  return versions.get(id);
}

/** A published version by id; versions never change, so each is read once per process. Raises `flow_unknown`. */
export async function flowVersion(id: string): Promise<Flow> {
  const known = knownFlowVersion(id);
  if (known) return known;
  const row = await db().flowVersion.findUnique({ where: { id } });
  return row ? remember(row) : fail('flow_unknown', { id });
}

async function read(brandId: string, code: string): Promise<Holding> {
  const [row, running] = await Promise.all([
    db().flowVersion.findFirst({ where: { brandId, code }, orderBy: { version: 'desc' } }),
    db().flowExperiment.findFirst({ where: { brandId, code, state: 'running' } }),
  ]);
  if (!row) return fail('flow_unknown', { code });
  if (!running) return { flow: remember(row), split: null };
  const { id: experimentId, share, startedAt } = running;
  const [flow, challenger] = await Promise.all([
    flowVersion(running.controlId),
    flowVersion(running.challengerId),
  ]);
  return { flow, split: { experimentId, challenger, share, startedAt } };
}

/**
 * The current version of a flow on a brand, cached for at most five seconds: the newest or, while an
 * experiment is running, its control. Raises `flow_unknown`.
 */
export async function holdingFlow(brandId: string, code: string): Promise<Holding> {
  const key = `${brandId} ${code}`;
  const known = holdings.get(key);
  if (known) return known;
  const holding = await read(brandId, code);
  holdings.set(key, holding);
  return holding;
}

/** The arm a member was assigned to, if they signed up while the experiment was running. */
async function armOf(memberId: string, control: Flow, { challenger, startedAt }: Split) {
  return db().flowAssignment.findFirst({
    where: {
      memberId,
      source: 'signup',
      at: { gte: startedAt },
      flowVersionId: { in: [control.id, challenger.id] },
    },
    select: { flowVersionId: true },
  });
}

/**
 * The current version of a flow on a brand, cached for at most five seconds; for a member of a running
 * experiment, the version of their arm. Raises `flow_unknown`.
 */
export async function currentFlow(brandId: string, code: string, memberId?: string): Promise<Flow> {
  const { flow, split } = await holdingFlow(brandId, code);
  if (split === null || memberId === undefined) return flow;
  const arm = await armOf(memberId, flow, split);
  return arm?.flowVersionId === split.challenger.id ? split.challenger : flow;
}

/** The newest version of each flow of a brand, by code. */
export async function newestFlows(brandId: string) {
  return db().flowVersion.findMany({
    where: { brandId },
    distinct: ['code'],
    orderBy: [{ code: 'asc' }, { version: 'desc' }],
    select: { code: true, version: true, publishedAt: true },
  });
}

/** The codes that a brand has published, so that an unknown `fluxid` can be skipped. */
export async function flowCodes(brandId: string): Promise<ReadonlySet<string>> {
  const rows = await db().flowVersion.findMany({
    where: { brandId },
    distinct: ['code'],
    select: { code: true },
  });
  return new Set(rows.map(({ code }) => code));
}
