'use client';

import { later } from '#components/ui/later.tsx';

/** What is said of words, which nobody loads whose words need none. */
export const ComposerHint = later(async () => (await import('./composer-hint.tsx')).ComposerHint);
