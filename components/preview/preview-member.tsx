'use client';

import type { ReactNode } from 'react';
import { MatchMomentHost } from '#components/match/moment-host.tsx';
import { HookFactsProvider, type HookFacts } from '#components/payments/hooks/hook-facts.tsx';
import { MemberStateProvider } from '#components/realtime/member-state.tsx';
import { RealtimeContext } from '#components/realtime/realtime-provider.tsx';
import type { RemainingCredits } from '#lib/realtime/events.ts';

interface PreviewMemberProps {
  facts: HookFacts;
  credits: RemainingCredits;
  children: ReactNode;
}

/** No socket: nobody is logged in. */
const OFFLINE = { connection: null, trackerId: '' };

/** Stands for a member around the parts of their pages. */
export function PreviewMember({ facts, credits, children }: PreviewMemberProps) {
  return (
    <RealtimeContext value={OFFLINE}>
      <MemberStateProvider initial={{ unread: 0, newNotifications: 0, credits }}>
        <HookFactsProvider facts={facts}>
          <MatchMomentHost prefix={facts.prefix}>{children}</MatchMomentHost>
        </HookFactsProvider>
      </MemberStateProvider>
    </RealtimeContext>
  );
}
