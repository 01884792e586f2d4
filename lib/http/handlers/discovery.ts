import type { MemberViewer } from '../../accounts/viewer.ts';
import { discoveryContract } from '../../discovery/contract.ts';
import type { Filters } from '../../discovery/filters.ts';
import { NO_FILTERS } from '../../discovery/filters.ts';
import { findPage, profileView, regionCount } from '../../discovery/queries.ts';
import { fail } from '../../kernel/errors.ts';
import { handlersFor } from '../handlers-for.ts';

type Asked = Filters & {
  readonly trackerId?: string | undefined;
  readonly page: number;
  readonly region?: string | undefined;
};

const FOLLOWING = 4;

function wantedBy(viewer: MemberViewer, asked: Asked, purpose: 'find' | 'match') {
  const { trackerId, page, region, ageMin, ageMax, withPhoto, membersOnly } = asked;
  if (trackerId !== undefined && trackerId !== viewer.publicId) fail('not_found');
  return { page, region, purpose, filters: { ageMin, ageMax, withPhoto, membersOnly } };
}

export const discoveryHandlers = handlersFor(discoveryContract, {
  'POST /api/dispenser': async ({ body, member, locale, now }) => {
    const viewer = member();
    return findPage({ viewer, locale, now }, wantedBy(viewer, body, 'find'));
  },
  'POST /api/dispenser/match': async ({ body, member, locale, now }) => {
    const viewer = member();
    return findPage({ viewer, locale, now }, wantedBy(viewer, body, 'match'));
  },
  'POST /api/dispenser/totalRegion': async ({ body, member, now }) =>
    regionCount(member(), body.region, now),
  'GET /api/dispenser/{id}/{country}/{cerco}': async ({ params, member, locale, now }) => {
    const seen = { viewer: member(), locale, now };
    const profile = await profileView(seen, params.id);
    const { profiles } = await findPage(seen, { page: 1, purpose: 'find', filters: NO_FILTERS });
    const others = profiles.filter(({ id }) => id !== profile.id).slice(0, FOLLOWING);
    return [{ ...profile, first: true }, ...others];
  },
});
