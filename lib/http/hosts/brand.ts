import { brandPaused, isPausedBrand } from '../../brands/paused-brands.ts';
import { brandElsewhere, isElsewhere } from '../../brands/served-brands.ts';
import type { Resolved } from '../../brands/resolve-request.ts';
import { noteOwnWrite } from '../../db/own-writes.ts';
import type { Viewer } from '../../identity/viewer.ts';
import { fail } from '../../kernel/errors.ts';
import { singleton } from '../../kernel/singleton.ts';
import type { Endpoint } from '../../wire/endpoint.ts';
import type { BrandPart } from '../handlers-for.ts';
import { prepareRoutes } from '../match-route.ts';
import { parseInput } from '../parse-input.ts';
import { isReading } from '../reading.ts';
import { endpoints } from '../registry.ts';
import { reply } from '../reply.ts';
import { viewerOf } from '../viewer.ts';
import type { Arrived, Host } from './host.ts';

function brandOf(resolved: Resolved): Extract<Resolved, { kind: 'brand' }> {
  return resolved.kind === 'brand' ? resolved : fail('host_unknown');
}

function admit({ endpoint, params }: Arrived<Endpoint>, viewer: Viewer): Viewer {
  if (endpoint.access === 'staff') fail('forbidden');
  if (endpoint.access !== 'member') return viewer;
  if (viewer.kind !== 'member') return fail('unauthenticated');
  if (viewer.state !== 'active') fail('account_disabled');
  // The trackerId in the URL is a name, not a permission: verbs check it again, but this check answers before
  // the body is read.
  const named = params['trackerId'];
  if (named !== undefined && named !== viewer.publicId) fail('not_found');
  return viewer;
}

/** The hosts of the brands: members and visitors, by cookie or bearer, with the names of the reference texts. */
export const brandHost: Host<Endpoint, Viewer, BrandPart> = {
  kind: 'brand',
  routes: () => singleton('routes', () => prepareRoutes(endpoints)),
  answersAllow: true,
  contextOf: (endpoint) => endpoint?.context ?? 'api',
  check: (resolved) => {
    const { brand, path } = brandOf(resolved);
    // Webhooks come on any host: their handlers know the brand.
    if (path.startsWith('/api/webhooks/')) return;
    if (isElsewhere(brand.id)) throw brandElsewhere();
    if (isPausedBrand(brand.id)) throw brandPaused();
  },
  callerOf: async ({ address, resolved, token }) => {
    const brandId = brandOf(resolved).brand.id;
    return { address, viewer: await viewerOf(token, brandId), brandId };
  },
  admit: (arrived, { viewer }) => Promise.resolve(admit(arrived, viewer)),
  parse: parseInput,
  run: async ({ resolved, request, endpoint }, viewer, handle) => {
    const { brand, locale } = brandOf(resolved);
    const member = () => (viewer.kind === 'member' ? viewer : fail('unauthenticated'));
    const writes = !isReading(request.method) && endpoint.readOnly !== true;
    try {
      return await handle({ viewer, member, brand, locale });
    } finally {
      if (writes && viewer.kind === 'member') await noteOwnWrite(viewer.profileId);
    }
  },
  reply,
};
