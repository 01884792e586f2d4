'use client';

import { later } from '#components/ui/later.tsx';

/** The large view, loaded only when it is opened. */
export const PhotoView = later(async () => (await import('./photo-view.tsx')).PhotoView);
