import { run } from '../db/statement.ts';
import { nightly } from '../queue/recurring.ts';

const ANALYZE_HOUR_UTC = 3;
const ANALYZE = { name: 'analyze-partitioned', text: 'select analyze_partitioned()' };

/** Statistics of partitioned tables as a whole, for plans that read several partitions. */
export const analyzePartitionedWork = nightly('analyze_partitioned', ANALYZE_HOUR_UTC, () =>
  run(ANALYZE, []),
);
