'use client';

import { call } from '#lib/http/client/call.ts';
import type { Preferences } from './preferences.ts';
import { useSwitches } from './use-switches.ts';

/** The channels by which notices may reach the member outside the app. */
export function usePreferences(trackerId: string, saved: Preferences) {
  return useSwitches(saved, (tried) =>
    call('POST /api/users/changeNotificationPreferences', {
      body: { ...tried, clickid: trackerId },
    }),
  );
}
