'use client';

import dynamic from 'next/dynamic';

/** The large view, which nobody loads who does not open it. */
export const PhotoView = dynamic(async () => (await import('./photo-view.tsx')).PhotoView, {
  loading: () => null,
});
