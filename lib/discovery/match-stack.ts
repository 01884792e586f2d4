import { isAppError } from '../kernel/errors.ts';
import { findPage, type FoundPage, type Seen } from './queries.ts';
import type { Wanted } from './search/search-profiles.ts';

type Asked = Pick<Wanted, 'region' | 'filters'>;

/**
 * The first cards of the match screen, and their region where it is not the member's own. A remembered region
 * that is now locked, or unknown, is replaced by the member's own. See `searchProfiles`.
 */
export async function matchStack(
  seen: Seen,
  asked: Asked,
): Promise<{ readonly found: FoundPage; readonly region: string | undefined }> {
  const wanted = { ...asked, page: 1, purpose: 'match' as const };
  try {
    return { found: await findPage(seen, wanted), region: asked.region };
  } catch (error) {
    const elsewhere = isAppError(error) && ['region_locked', 'place_unknown'].includes(error.code);
    if (!elsewhere || asked.region === undefined) throw error;
    return { found: await findPage(seen, { ...wanted, region: undefined }), region: undefined };
  }
}
