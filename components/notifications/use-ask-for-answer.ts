'use client';

import { landedAt } from '#components/popups/landing.ts';
import { useMemberState } from './member-state.tsx';
import { asksForAnswer, type NotificationKind } from './notification-kinds.ts';
import { useRealtime } from './use-realtime.ts';

/** Of the member and their flow, for the texts' request. */
export interface Brief {
  country: string;
  region: number | null;
  fluxid: string;
  useAi: boolean;
}

/** Asks the server to look for a due answer, after something was told. What it says decides nothing. */
export function useAskForAnswer({ country, region, fluxid, useAi }: Brief) {
  const { connection, trackerId } = useRealtime();
  const { credits } = useMemberState();
  return (kind: NotificationKind): void => {
    if (!asksForAnswer(kind)) return;
    connection?.hint('brain', {
      ...{ trackerId, briefKind: kind, country, region, fluxid, use_ai: useAi },
      ...{ domain: window.location.hostname, landedTime: landedAt() },
      ...{ premiumLevel: credits.level, requestOrigin: 'online' },
    });
  };
}
