'use client';

import useSWRInfinite from 'swr/infinite';
import type { DeskContracts } from '#lib/http/desk/contracts.ts';
import { deskCall, type DeskAnswer } from './desk-call.ts';

type Names = Readonly<Record<string, string>>;
type Paged = { readonly next: string | null };
type Asked = { readonly params?: Names; readonly query?: Names; readonly purpose?: string };

/** Endpoints that return a paginated list. */
type Lists = {
  [K in keyof DeskContracts]: DeskAnswer<K> extends Paged ? K : never;
}[keyof DeskContracts];

/** Every access is logged, so nothing is reloaded without an action of the operator. */
const ONCE = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const;

/** A paginated list: its pages so far, and the next one. `from` names the cursor parameter. */
export function usePages<K extends Lists>(key: K, { query = {}, ...asked }: Asked, from: string) {
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<
    DeskAnswer<K>,
    unknown
  >(
    (index, previous: Paged | null) => {
      if (index > 0 && (previous?.next ?? null) === null) return null;
      return [key, asked, query, previous?.next ?? null];
    },
    ([, about, narrowed, start]: [K, Asked, Names, string | null]) =>
      deskCall(key, { ...about, query: { ...narrowed, ...(start !== null && { [from]: start }) } }),
    // Loading more requests only the next page; returning to the page reloads it, since its data may have
    // changed.
    { ...ONCE, revalidateFirstPage: false, revalidateOnMount: true },
  );
  const last: Paged | undefined = data?.at(-1);
  return {
    pages: data ?? [],
    error,
    loading: isLoading,
    more: (last?.next ?? null) !== null,
    going: isValidating && data !== undefined,
    further: () => void setSize(size + 1),
    again: () => void mutate(),
    /** The same, as a promise. */
    reload: () => mutate(),
  };
}
