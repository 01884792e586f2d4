'use client';

import { usePages as usePagesOf } from '../use-pages.ts';
import { deskError } from '../desk-errors.ts';

type Reads = Extract<Parameters<typeof usePagesOf>[0], `GET /api/desk/members${string}`>;
type Names = Readonly<Record<string, string>>;

/** Whom and why: every call about a member carries both. */
export type Whom = { readonly trackerId: string; readonly purpose: string };

/** The same as a call takes it. */
export function aboutWhom({ trackerId, purpose }: Whom) {
  return { params: { trackerId }, purpose };
}

/** A list about a member that goes on; `from` names where a page begins. */
export function usePages<K extends Reads>(key: K, whom: Whom, query: Names = {}, from = 'before') {
  const list = usePagesOf(key, { ...aboutWhom(whom), query }, from);
  return { ...list, errorMessage: list.error === undefined ? null : deskError(list.error) };
}
