import { cookies } from 'next/headers';
import { cache } from 'react';
import type { Viewer } from '#lib/identity/viewer.ts';
import { credentialsOf } from '#lib/http/credentials.ts';
import { viewerOf } from '#lib/http/viewer.ts';

/** The viewer of this page, read once per render. Awaits the request, so the page is not prerendered. */
export const pageViewer = cache(async (brandId: string): Promise<Viewer> => {
  const header = (await cookies()).toString();
  const { token } = await credentialsOf('brand', header);
  return viewerOf(token, brandId);
});
