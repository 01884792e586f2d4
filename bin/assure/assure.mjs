import { inRoot } from '../common/paths.mjs';
import { PlainError } from '../common/plain-error.mjs';
import { joinCluster, leaveCluster } from '../../tests/setup/cluster.mjs';
import { ensureTemplate } from '../../tests/setup/template.mjs';
import { GUARDS } from '../../tests/assurance/guards.mjs';
import { makeCopy } from './copy.mjs';
import { tryGuard } from './try-guard.mjs';
import { writePage } from './page.mjs';

/** Tries the guards, all or those named; resolves to the ids of those whose removal no test detects. */
export async function assure(ids) {
  const chosen = GUARDS.filter(({ id }) => ids.length === 0 || ids.includes(id));
  if (chosen.length === 0) throw new PlainError('No guard has that id.');
  const copy = inRoot('.data', 'assure');
  makeCopy(copy);
  const cluster = await joinCluster();
  try {
    const results = [];
    for (const guard of chosen) {
      // Looked up each time: templates of other migrations evict older ones.
      const { name: template } = await ensureTemplate(cluster, 'reference');
      const result = await tryGuard(guard, { copy, cluster, template });
      results.push(result);
      console.log(`${result.failed.length > 0 ? 'held  ' : 'NOT HELD'} ${guard.id}`);
      for (const test of result.failed) console.log(`         ${test}`);
    }
    writePage(GUARDS, results);
    return results.filter(({ failed }) => failed.length === 0).map(({ guard }) => guard.id);
  } finally {
    await leaveCluster();
  }
}
