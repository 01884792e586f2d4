import type { MemberViewer } from '../../identity/viewer.ts';
import { askedRegion } from '../../discovery/search/asked-region.ts';
import { discoveryContract } from '../../discovery/contract.ts';
import { filtersIn, NO_FILTERS, type Filters } from '../../discovery/search/filters.ts';
import { introductionFor } from '../../discovery/introduction.ts';
import { findPage, profileView, regionCount } from '../../discovery/queries.ts';
import type { Wanted } from '../../discovery/search/search-profiles.ts';
import type { SearchOrder } from '../../discovery/search/orders.ts';
import { fail } from '../../kernel/errors.ts';
import { handlersFor } from '../handlers-for.ts';
import { privateVoice } from '../private-picture.ts';

type Asked = Filters & {
  readonly trackerId?: string | undefined;
  readonly page: number;
  readonly region?: string | undefined;
  readonly city?: string | undefined;
  readonly order?: SearchOrder;
};

const FOLLOWING = 4;

async function wantedBy(
  viewer: MemberViewer,
  asked: Asked,
  purpose: Wanted['purpose'],
): Promise<Wanted> {
  const { trackerId, page, order, city } = asked;
  if (trackerId !== undefined && trackerId !== viewer.publicId) fail('not_found');
  const region = await askedRegion(viewer.country, asked);
  return { page, region, city, purpose, order, filters: filtersIn(asked) };
}

export const discoveryHandlers = handlersFor(discoveryContract, {
  'POST /api/dispenser': async ({ body, member, locale, now }) => {
    const viewer = member();
    return findPage({ viewer, locale, now }, await wantedBy(viewer, body, 'find'));
  },
  'POST /api/dispenser/match': async ({ body, member, locale, now }) => {
    const viewer = member();
    return findPage({ viewer, locale, now }, await wantedBy(viewer, body, 'match'));
  },
  'POST /api/dispenser/totalRegion': async ({ body, member, now }) => {
    const viewer = member();
    const region = await askedRegion(viewer.country, body);
    return regionCount(viewer, region, now, filtersIn(body));
  },
  'GET /api/dispenser/{id}/{country}/{cerco}': async ({ params, member, locale, now }) => {
    const seen = { viewer: member(), locale, now };
    const profile = await profileView(seen, params.id);
    const { profiles } = await findPage(seen, { page: 1, purpose: 'find', filters: NO_FILTERS });
    const others = profiles.filter(({ id }) => id !== profile.id).slice(0, FOLLOWING);
    return [{ ...profile, first: true }, ...others];
  },
  'GET /api/dispenser/{id}/introduction': async ({ params, member }) =>
    privateVoice(await introductionFor(member(), params.id)),
});
