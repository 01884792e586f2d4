'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import type { Whom } from './use-pages.ts';

/** Photos pending review have no public address: they are fetched by a call that states the purpose. */
async function fetchPicture(photoId: string, { trackerId, purpose }: Whom): Promise<string> {
  const path = `/api/desk/members/${encodeURIComponent(trackerId)}/photos/${photoId}`;
  const response = await fetch(path, { headers: { 'x-purpose': encodeURIComponent(purpose) } });
  if (!response.ok) throw new Error('picture could not be loaded');
  return URL.createObjectURL(await response.blob());
}

/** The picture's object URL in this tab: undefined while it loads, null if there is none. */
export function usePicture(photoId: string, whom: Whom): string | null | undefined {
  const { data, error } = useSWR<string, unknown>(
    ['picture', photoId, whom.trackerId, whom.purpose],
    () => fetchPicture(photoId, whom),
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
  useEffect(() => {
    const leave = () => {
      if (data !== undefined) URL.revokeObjectURL(data);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
    };
  }, [data]);
  return error === undefined ? data : null;
}
