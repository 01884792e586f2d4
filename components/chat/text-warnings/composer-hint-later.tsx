'use client';

import { later } from '#components/ui/later.tsx';

/** The hints about a text, loaded only when there are any. */
export const ComposerHint = later(async () => (await import('./composer-hint.tsx')).ComposerHint);
