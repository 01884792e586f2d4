'use client';

import { later } from '#components/ui/later.tsx';

/** The form, which nobody loads whose photos are not refused. */
export const AppealPanel = later(async () => (await import('./appeal-panel.tsx')).AppealPanel);
