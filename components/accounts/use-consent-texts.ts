'use client';

import useSWR from 'swr';
import type { Locale } from '#lib/brands/schema.ts';
import { call } from '#lib/http/client/call.ts';

/** The exact texts that consents are recorded under, with their versions, from the register of texts. */
export function useConsentTexts(language: Locale) {
  return useSWR(
    ['consent-texts', language],
    () => call('GET /api/consents/texts', { query: { language } }),
    { revalidateOnFocus: false },
  );
}
