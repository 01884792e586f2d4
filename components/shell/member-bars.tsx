'use client';

import { later } from '#components/ui/later.tsx';

/** The member's bars on pages for everyone, whose visitors do not load their script. */
export const MemberBarsFrame = later(async () => (await import('./member-shell.tsx')).ShellFrame);
