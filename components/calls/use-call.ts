'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { useHoldReload } from '#components/realtime/use-hold-reload.ts';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import { showToast } from '#components/ui/toast.tsx';
import { codeOf } from '#lib/http/client/call-error.ts';
import type { CallView } from '#lib/realtime/events.ts';
import { CallSession, type CallFault, type OverReason, type Phase } from './call-session.ts';
import type { HeldCall } from './held-call.ts';
import type { MediaFault } from './media-devices.ts';

interface Given {
  callId: string | null;
  rejoins: HeldCall | null;
  angelId: string;
  onOver: (reason: OverReason) => void;
}

/** The call of a screen: it begins with the first render, and ends with the last. */
export function useCall({ callId, rejoins, angelId, onOver }: Given) {
  const { connection } = useRealtime();
  const errors = useErrorMessages();
  const session = useRef<CallSession | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<Phase>('starting');
  const [view, setView] = useState<CallView | null>(null);
  const [fault, setFault] = useState<CallFault | null>(null);
  const [cameraFault, setCameraFault] = useState<MediaFault | null>(null);
  const [pending, setPending] = useState(false);
  const [muted, setMuted] = useState(rejoins?.muted ?? false);
  const [own, setOwn] = useState<MediaStream | null>(null);
  const [tracks, setTracks] = useState<readonly MediaStreamTrack[]>([]);
  const over = useEffectEvent(onOver);
  useHoldReload(fault === null);

  useEffect(() => {
    if (connection === null) return;
    const one = new CallSession({
      connection,
      callId,
      // A call that is made again is another one.
      rejoins: attempt === 0 ? rejoins : null,
      angelId,
      onPhase: setPhase,
      onView: setView,
      onFault: setFault,
      onLink: () => {
        setTracks([]);
      },
      onTrack: (track) => {
        setTracks((before) => [...before.filter(({ kind }) => kind !== track.kind), track]);
      },
      onOver: (reason) => {
        over(reason);
      },
    });
    session.current = one;
    return () => {
      one.close();
      session.current = null;
    };
  }, [connection, callId, rejoins, angelId, attempt]);

  const togglePicture = async (): Promise<void> => {
    if (session.current === null) return;
    setPending(true);
    setCameraFault(null);
    try {
      if (own !== null) {
        setOwn(null);
        await session.current.hidePicture();
      } else {
        const track = await session.current.showPicture();
        if (typeof track === 'string') setCameraFault(track);
        else setOwn(new MediaStream([track]));
      }
    } catch (error) {
      showToast('error', { title: errors(codeOf(error)) });
    }
    setPending(false);
  };
  const toggleMuted = (): void => {
    session.current?.mute(!muted);
    setMuted(!muted);
  };
  const retry = (): void => {
    setFault(null);
    setPhase('starting');
    if (fault?.of === 'microphone') session.current?.retry();
    else setAttempt((before) => before + 1);
  };
  const leave = (): void => {
    session.current?.close();
  };
  return {
    phase,
    view,
    fault,
    cameraFault,
    pending,
    muted,
    own,
    tracks,
    togglePicture,
    toggleMuted,
    retry,
    leave,
  };
}
