import { createCache } from '../../kernel/cache.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { isAppError } from '../../kernel/errors.ts';
import { log } from '../../kernel/log.ts';

type LastSearch = { readonly result: object };

const lastSearches = createCache<LastSearch>('last-searches', { max: 500, ttlMs: 10 * MINUTE });

/**
 * Runs a search and keeps its result, at most ten minutes. A search that breaks is answered with the previous
 * result of the same key, marked as failed; without one, and for a refusal, its error is raised.
 */
export async function searchOrLast<Result extends object>(
  key: string,
  search: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly failed: boolean }> {
  try {
    const result = await search();
    lastSearches.set(key, { result });
    return { result, failed: false };
  } catch (error) {
    const last = lastSearches.get(key);
    if (isAppError(error) || last === undefined) throw error;
    log().error({ err: error }, 'search failed: previous result shown');
    return { result: last.result as Result, failed: true };
  }
}
