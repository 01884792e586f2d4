import { cache } from 'react';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { pageViewer } from './page-viewer.ts';

/** The active member who requests this page; for null the layout shows the login gate. */
export const pageMember = cache(async (brandId: string): Promise<MemberViewer | null> => {
  const viewer = await pageViewer(brandId);
  return viewer.kind === 'member' && viewer.state === 'active' ? viewer : null;
});
