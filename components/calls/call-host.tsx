'use client';

import { useCallback, useEffect, useState } from 'react';
import { useSocketEvent } from '#components/realtime/use-realtime.ts';
import { later } from '#components/ui/later.tsx';
import { CALL_RINGING_MS } from '#lib/calls/limits.ts';
import { heldCall, isCallFree, type HeldCall } from './held-call.ts';
import { onCallRequest, type CalledPeer } from './call-requests.ts';

const IncomingCall = later(async () => (await import('./incoming-call.tsx')).IncomingCall);
const CallScreen = later(async () => (await import('./call-screen.tsx')).CallScreen);

/** `incoming` rings in this tab; `open` is held by it: begun here, accepted here, or held by the page before. */
type Present =
  | { readonly is: 'incoming'; readonly id: string; readonly peer: CalledPeer }
  | {
      readonly is: 'open';
      readonly id: string | null;
      readonly rejoins: HeldCall | null;
      readonly peer: CalledPeer;
    };

/** The call of this tab: it rings on every page of a member, in every tab, until one accepts. */
export function CallHost() {
  const [present, setPresent] = useState<Present | null>(null);
  const close = useCallback(() => {
    setPresent(null);
  }, []);
  useEffect(
    () =>
      onCallRequest((peer) => {
        setPresent((before) => before ?? { is: 'open', id: null, rejoins: null, peer });
      }),
    [],
  );
  const rejoin = async (rejoins: HeldCall, peer: CalledPeer): Promise<void> => {
    if (!(await isCallFree(rejoins.id))) return;
    setPresent((before) => before ?? { is: 'open', id: null, rejoins, peer });
  };
  useSocketEvent('call', ({ id, role, state, tab, reason, angelId, screenName, photo }) => {
    if (present?.is === 'open') return;
    const held = heldCall();
    if (held !== null && held.id === id && held.tab === tab && reason === null) {
      void rejoin(held, { angelId, screenName, photo });
    } else if (state === 'ringing' && role === 'callee') {
      setPresent({ is: 'incoming', id, peer: { angelId, screenName, photo } });
    } else if (present?.id === id) {
      close();
    }
  });
  const ringingId = present?.is === 'incoming' ? present.id : null;
  // The event of the end may be lost.
  useEffect(() => {
    if (ringingId === null) return;
    const timer = setTimeout(close, CALL_RINGING_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [ringingId, close]);
  if (present === null) return null;
  if (present.is === 'open')
    return (
      <CallScreen
        callId={present.id}
        rejoins={present.rejoins}
        peer={present.peer}
        onClose={close}
      />
    );
  return (
    <IncomingCall
      {...present}
      onAccept={() => {
        setPresent({ ...present, is: 'open', rejoins: null });
      }}
      onClose={close}
    />
  );
}
