'use client';

import useSWRInfinite from 'swr/infinite';
import { codeOf } from '#lib/http/client/call.ts';
import type { DeskContracts } from '#lib/http/desk/contracts.ts';
import { deskCall } from '../desk-call.ts';
import { deskWords } from '../words.ts';

type Reads = Extract<keyof DeskContracts, `GET /api/desk/members${string}`>;
type Answer<K extends Reads> = Awaited<ReturnType<typeof deskCall<K>>>;
type Names = Readonly<Record<string, string>>;

/** Whom and why: every call about a member carries both. */
export type Whom = { readonly trackerId: string; readonly purpose: string };

/** The same as a call takes it. */
export function aboutWhom({ trackerId, purpose }: Whom) {
  return { params: { trackerId }, purpose };
}

/** The log writes down each look, so none happens that nobody asked for. */
const ONCE = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const;

const troubleOf = (error: unknown) => (error === undefined ? null : deskWords(codeOf(error)));

type Paged = { readonly next: string | null };

/** A list that goes on: its pages so far, and the next one. `from` names where a page begins. */
export function usePages<K extends Reads>(
  key: K,
  { trackerId, purpose }: Whom,
  query: Names = {},
  from = 'before',
) {
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<
    Answer<K> & Paged,
    unknown
  >(
    (index, previous: Paged | null) => {
      if (index > 0 && (previous?.next ?? null) === null) return null;
      return [key, trackerId, purpose, query, previous?.next ?? null];
    },
    ([, , , asked, start]: [K, string, string, Names, string | null]) =>
      deskCall(key, {
        params: { trackerId },
        query: { ...asked, ...(start !== null && { [from]: start }) },
        purpose,
      }) as Promise<Answer<K> & Paged>,
    // Going on asks for the next page alone; coming back asks again, for something may have been done since.
    { ...ONCE, revalidateFirstPage: false, revalidateOnMount: true },
  );
  return {
    pages: data ?? [],
    trouble: troubleOf(error),
    loading: isLoading,
    more: (data?.at(-1)?.next ?? null) !== null,
    going: isValidating && data !== undefined,
    further: () => void setSize(size + 1),
    again: () => void mutate(),
  };
}
