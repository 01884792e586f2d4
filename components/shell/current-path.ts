'use client';

import { usePathname } from 'next/navigation';

const LOCALE = /^(?:it|es|fr|en)$/;
const TREES = new Set(['visitor', 'member', 'checkout']);

/**
 * The path as the member sees it, without locale. On the server Next returns the rewritten path
 * (`/<brand>/<locale>/<tree>/…`), in the browser the one in the address bar; both give the same result here.
 */
export function useCurrentPath(): string {
  const segments = usePathname().split('/').filter(Boolean);
  const inside = TREES.has(segments[2] ?? '') ? segments.slice(3) : segments;
  const prefixed = LOCALE.test(inside[0] ?? '');
  return `/${(prefixed && inside === segments ? inside.slice(1) : inside).join('/')}`;
}
