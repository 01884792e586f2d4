import { Gauge } from 'prom-client';
import { sendLaneAgeMs } from '../chat/send-lane-age.ts';
import { isDatabaseAway } from '../db/circuit.ts';
import { redis } from '../db/redis.ts';
import { replicaAgeMs } from '../db/replica.ts';
import { SECOND } from '../kernel/clock.ts';
import { env } from '../kernel/env.ts';
import { metrics } from '../kernel/metrics.ts';

type Reading = {
  readonly name: string;
  readonly help: string;
  /** Undefined for what this deployment does not have. */
  readonly read: () => number | undefined;
};

const READINGS: readonly Reading[] = [
  {
    name: 'amarena_database_away',
    help: '1 while the database does not answer this process, which refuses calls then.',
    read: () => Number(isDatabaseAway()),
  },
  {
    name: 'amarena_redis_ready',
    help: '1 while Redis answers this process; without REDIS_URL there is none.',
    read: () => {
      const shared = redis();
      return shared && Number(shared.status === 'ready');
    },
  },
  {
    name: 'amarena_replica_age_seconds',
    help: 'How old what the replica shows may be; above two seconds the primary is read.',
    read: () => (env().DATABASE_READ_URL === undefined ? undefined : replicaAgeMs() / SECOND),
  },
  {
    name: 'amarena_send_lane_age_seconds',
    help: 'For how long the slowest lane of sends has settled none; 0 when none runs.',
    read: () => sendLaneAgeMs() / SECOND,
  },
];

/** What this process knows about its connections without a query. */
export function watchConnections(): void {
  for (const { name, help, read } of READINGS) {
    new Gauge({
      name,
      help,
      registers: [metrics.register],
      collect() {
        const value = read();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  }
}
