'use client';

import { usePages as usePagesOf } from '../use-pages.ts';
import { deskError } from '../desk-errors.ts';

type Reads = Extract<Parameters<typeof usePagesOf>[0], `GET /api/desk/members${string}`>;
type Names = Readonly<Record<string, string>>;

/** The member and the purpose, which every call about a member carries. */
export type Whom = { readonly trackerId: string; readonly purpose: string };

/** The same as the arguments of a call. */
export function aboutWhom({ trackerId, purpose }: Whom) {
  return { params: { trackerId }, purpose };
}

/** A paginated list about a member; `from` names the cursor parameter. */
export function usePages<K extends Reads>(key: K, whom: Whom, query: Names = {}, from = 'before') {
  const list = usePagesOf(key, { ...aboutWhom(whom), query }, from);
  return { ...list, errorMessage: list.error === undefined ? null : deskError(list.error) };
}
