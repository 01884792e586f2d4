'use client';

import useSWRInfinite from 'swr/infinite';
import type { DeskContracts } from '#lib/http/desk/contracts.ts';
import { deskCall, type DeskAnswer } from './desk-call.ts';

type Names = Readonly<Record<string, string>>;
type Paged = { readonly next: string | null };
type Asked = { readonly params?: Names; readonly query?: Names; readonly purpose?: string };

/** What reads a list that goes on. */
type Lists = {
  [K in keyof DeskContracts]: DeskAnswer<K> extends Paged ? K : never;
}[keyof DeskContracts];

/** The log writes down each look, so none happens that nobody asked for. */
const ONCE = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const;

/** A list that goes on: its pages so far, and the next one. `from` names where a page begins. */
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
    // Going on asks for the next page alone; coming back asks again, for something may have been done since.
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
    /** The same, to be waited for. */
    reload: () => mutate(),
  };
}
