'use client';

import { later } from '#components/ui/later.tsx';

/** The appeal form, loaded only when it is opened. */
export const AppealPanel = later(async () => (await import('./appeal-panel.tsx')).AppealPanel);
