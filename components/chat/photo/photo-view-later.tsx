'use client';

import { later } from '#components/ui/later.tsx';

/** The large view, which nobody loads who does not open it. */
export const PhotoView = later(async () => (await import('./photo-view.tsx')).PhotoView);
