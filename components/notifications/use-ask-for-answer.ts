'use client';

import { landedAt } from '#components/popups/landing.ts';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { asksForAnswer, type NotificationKind } from './notification-kinds.ts';
import { useRealtime } from '#components/realtime/use-realtime.ts';

/** The member's and the flow's parameters, for the reference text's request. */
export interface Brief {
  country: string;
  region: number | null;
  fluxid: string;
  useAi: boolean;
}

/** Asks the server to look for a due answer after a notification was shown. The parameters are only a hint. */
export function useAskForAnswer({ country, region, fluxid, useAi }: Brief) {
  const { connection, trackerId } = useRealtime();
  const { credits } = useMemberState();
  return (kind: NotificationKind): void => {
    if (!asksForAnswer(kind)) return;
    connection?.hint('brain', {
      trackerId,
      briefKind: kind,
      country,
      region,
      fluxid,
      use_ai: useAi,
      domain: window.location.hostname,
      landedTime: landedAt(),
      premiumLevel: credits.level,
      requestOrigin: 'online',
    });
  };
}
