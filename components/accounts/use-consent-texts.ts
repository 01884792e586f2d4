'use client';

import useSWR from 'swr';
import { call } from '#lib/http/client/call.ts';

/** The very words that a consent is recorded under, with their versions, from the register of texts. */
export function useConsentTexts(language: 'it' | 'es' | 'fr' | 'en') {
  return useSWR(
    ['consent-texts', language],
    () => call('GET /api/consents/texts', { query: { language } }),
    { revalidateOnFocus: false },
  );
}
