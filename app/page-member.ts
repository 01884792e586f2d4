import { cache } from 'react';
import type { MemberViewer } from '#lib/accounts/viewer.ts';
import { pageViewer } from './page-viewer.ts';

/** The active member who looks at this page; null is shown the entrance by the layout around it. */
export const pageMember = cache(async (brandId: string): Promise<MemberViewer | null> => {
  const viewer = await pageViewer(brandId);
  return viewer.kind === 'member' && viewer.state === 'active' ? viewer : null;
});
