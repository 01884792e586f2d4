import { db } from '../db/client.ts';
import type { FlowVersion } from '../db/generated/client.ts';
import { clock } from '../kernel/clock.ts';
import { fail } from '../kernel/errors.ts';
import { singleton } from '../kernel/singleton.ts';
import { flowConfigSchema, type FlowConfig } from './config.ts';

export type Flow = {
  /** Id of the version, which a session is pinned to. */
  readonly id: string;
  readonly brandId: string;
  readonly code: string;
  readonly version: number;
  readonly config: FlowConfig;
};

const MOST_VERSIONS = 2_000;
const CURRENT_KEPT_MS = 5_000;

function toFlow({ id, brandId, code, version, config }: FlowVersion): Flow {
  return { id, brandId, code, version, config: flowConfigSchema.parse(config) };
}

function remember(flow: Flow): Flow {
  const versions = singleton('flow-versions', () => new Map<string, Flow>());
  if (versions.size >= MOST_VERSIONS) versions.clear();
  versions.set(flow.id, flow);
  return flow;
}

/** A published version by id; versions never change, so it is read once. Raises `flow_unknown`. */
export async function flowVersion(id: string): Promise<Flow> {
  const known = knownFlowVersion(id);
  if (known) return known;
  const row = await db().flowVersion.findUnique({ where: { id } });
  return row ? remember(toFlow(row)) : fail('flow_unknown', { id });
}

/** The version if this process has read it before: hot paths spare the wait. */
export function knownFlowVersion(id: string): Flow | undefined {
  return singleton('flow-versions', () => new Map<string, Flow>()).get(id);
}

/** The newest version of a flow on a brand, at most five seconds old. Raises `flow_unknown`. */
export async function currentFlow(brandId: string, code: string): Promise<Flow> {
  const kept = singleton(
    'current-flows',
    () => new Map<string, { readonly flow: Flow; readonly until: number }>(),
  );
  const key = `${brandId} ${code}`;
  const known = kept.get(key);
  if (known && known.until > clock.ms() && known.until <= clock.ms() + CURRENT_KEPT_MS) {
    return known.flow;
  }
  const row = await db().flowVersion.findFirst({
    where: { brandId, code },
    orderBy: { version: 'desc' },
  });
  if (!row) return fail('flow_unknown', { code });
  const flow = remember(toFlow(row));
  kept.set(key, { flow, until: clock.ms() + CURRENT_KEPT_MS });
  return flow;
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

/** The codes that a brand has published, so that a foreign `fluxid` can be passed over. */
export async function flowCodes(brandId: string): Promise<ReadonlySet<string>> {
  const rows = await db().flowVersion.findMany({
    where: { brandId },
    distinct: ['code'],
    select: { code: true },
  });
  return new Set(rows.map(({ code }) => code));
}
