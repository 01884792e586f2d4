'use client';

import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { cardPicture } from '#components/media/card-picture.ts';
import { isQuietPlace } from '#components/notifications/incoming.ts';
import { useHostedLabels } from '#components/realtime/use-hosted-labels.ts';
import { useRealtime, useSocketEvent } from '#components/realtime/use-realtime.ts';
import { useCurrentPath } from '#components/shell/current-path.ts';
import { later } from '#components/ui/later.tsx';
import { call } from '#lib/http/client/call.ts';
import { claimMoment } from './moment-memory.ts';
import type { MomentPeer } from './moment-peer.ts';

const MatchMoment = later(async () => (await import('./match-moment.tsx')).MatchMoment);

interface Moment {
  readonly peer: MomentPeer;
  readonly ownPhoto: string | null;
}

const MomentContext = createContext<((peer: MomentPeer) => void) | null>(null);

async function ownPortrait(trackerId: string): Promise<string | null> {
  const { photos } = await call('GET /api/users/photos/{trackerId}', { params: { trackerId } });
  return photos.find(({ isDefault, path }) => isDefault && path !== '')?.path ?? null;
}

/**
 * Shows the dialog for a match once: for the member's own like at once, for the peer's unless a quiet page is
 * open (see isQuietPlace).
 */
export function MatchMomentHost({ prefix, children }: { prefix: string; children: ReactNode }) {
  const { trackerId } = useRealtime();
  const hosted = useHostedLabels();
  const quiet = isQuietPlace(useCurrentPath());
  const [moment, setMoment] = useState<Moment | null>(null);
  /** Matches that arrived while the tab was hidden. */
  const held = useRef<MomentPeer[]>([]);

  const show = useCallback(
    (peer: MomentPeer) => {
      if (!claimMoment(peer.angelId)) return;
      ownPortrait(trackerId).then(
        (ownPhoto) => {
          setMoment({ peer, ownPhoto });
        },
        () => {
          setMoment({ peer, ownPhoto: null });
        },
      );
    },
    [trackerId],
  );
  useSocketEvent('chat', (event) => {
    if (event.seq === null || event.from === 'self' || event.category !== 'like_reply' || quiet)
      return;
    const { angelId, screenName: name, kind, answeredBy } = event;
    const photo = event.photo === null ? null : cardPicture(event.photo);
    const peer = { angelId, name, photo, label: hosted.label(kind, answeredBy), answeredBy };
    if (document.hidden) held.current.push(peer);
    else show(peer);
  });
  useEffect(() => {
    const release = (): void => {
      const [peer, ...rest] = held.current;
      if (document.hidden || peer === undefined) return;
      held.current = rest;
      show(peer);
    };
    document.addEventListener('visibilitychange', release);
    return () => {
      document.removeEventListener('visibilitychange', release);
    };
  }, [show]);
  return (
    <MomentContext value={show}>
      {children}
      {moment !== null && (
        <MatchMoment
          {...moment}
          prefix={prefix}
          onClose={() => {
            setMoment(null);
          }}
        />
      )}
    </MomentContext>
  );
}

/** Returns the function that shows the dialog for a match. Only below a MatchMomentHost. */
export function useMatchMoment(): (peer: MomentPeer) => void {
  const show = use(MomentContext);
  if (show === null) throw new Error('useMatchMoment needs a MatchMomentHost above it');
  return show;
}
