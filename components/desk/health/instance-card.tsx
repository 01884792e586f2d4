import { ago } from '../format.ts';
import { Facts } from '../facts.tsx';
import { Pill } from '../pill.tsx';

interface Instance {
  host: string;
  role: string;
  version: string;
  startedAt: string;
  seenAt: string;
  alive: boolean;
  node: string;
  memoryMb: number;
  loopMs: number;
  pool: { open: number; idle: number; waiting: number; most: number };
  redis: 'none' | 'ready' | 'away';
  sockets: readonly { brandId: string; count: number }[];
  lastRound: { at: string; ms: number } | null;
}

interface InstanceCardProps {
  instance: Instance;
  /** Time of the measurement. */
  at: string;
  brands: Readonly<Record<string, string>>;
}

const DOES = { all: 'web and worker', web: 'web', worker: 'worker' } as const;
const REDIS = { none: 'not used', ready: 'ready', away: 'unreachable' } as const;

function open({ sockets }: Instance, brands: Readonly<Record<string, string>>): string {
  const all = sockets.reduce((sum, { count }) => sum + count, 0);
  const each = sockets
    .filter(({ count }) => count > 0)
    .map(({ brandId, count }) => `${brands[brandId] ?? brandId} ${String(count)}`);
  return each.length === 0 ? '0' : `${String(all)}: ${each.join(', ')}`;
}

/** One process of the service. */
export function InstanceCard({ instance, at, brands }: InstanceCardProps) {
  const { host, role, version, startedAt, seenAt, alive, node, memoryMb, loopMs } = instance;
  const { pool, redis, lastRound } = instance;
  const busy = pool.open - pool.idle;
  return (
    <li className="min-w-0 rounded-card border border-line bg-raised p-4">
      <p className="mb-3 flex flex-wrap items-center gap-2 font-semibold break-all">
        {host}
        <Pill tone={alive ? 'good' : 'bad'}>{alive ? 'up' : 'down'}</Pill>
        <Pill>{DOES[role as keyof typeof DOES]}</Pill>
      </p>
      <Facts
        rows={[
          ['Last seen', `${ago(seenAt, at)}, started ${ago(startedAt, at)}`],
          ['Version', `${version}, Node ${node.replace('v', '')}`],
          ['Sockets', open(instance, brands)],
          [
            'Connections',
            `${String(busy)} busy, ${String(pool.idle)} idle of ${String(pool.most)}` +
              (pool.waiting > 0 ? `, ${String(pool.waiting)} waiting` : ''),
          ],
          ['Redis', REDIS[redis]],
          ['Memory', `${String(memoryMb)} MB`],
          ['Event loop delay', `${loopMs.toFixed(1)} ms (99th percentile)`],
          [
            'Last job run',
            role === 'web'
              ? 'not a worker'
              : lastRound === null
                ? 'none yet'
                : `${ago(lastRound.at, at)}, took ${String(lastRound.ms)} ms`,
          ],
        ]}
      />
    </li>
  );
}
