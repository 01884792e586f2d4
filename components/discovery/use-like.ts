'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';
import { useMatchMoment } from '#components/match/moment-host.tsx';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { useRealtime, useSocketEvent } from '#components/realtime/use-realtime.ts';
import { useErrorToast } from '#components/requests/use-error-toast.ts';
import type { ChoiceMade } from '#lib/discovery/swipe/contract.ts';
import { CallError } from '#lib/http/client/call-error.ts';
import type { Acknowledgement } from '#lib/realtime/events.ts';
import { requirementOf, type LikeRequirement } from './like-requirement.ts';
import { isLiked, onLikes, rememberLike } from './liked-memory.ts';

export interface LikedPeer {
  readonly angelId: string;
  readonly screenName: string;
  readonly photo: string | null;
  readonly label: string | null;
  readonly answeredBy: readonly string[];
}

/** `limit`: no likes are left. */
type LikeState = 'idle' | 'sending' | 'liked' | 'limit';

/** One like for one profile: sent over the socket, confirmed by a tip, stopped where a requirement is missing. */
export function useLike(peer: LikedPeer, source: 'find' | 'profile', known = false) {
  const { connection, trackerId } = useRealtime();
  const { credits, setCredits } = useMemberState();
  const showMoment = useMatchMoment();
  const showError = useErrorToast();
  const { angelId, screenName: name, photo, label, answeredBy } = peer;
  const remembered = useSyncExternalStore(
    onLikes,
    () => isLiked(angelId),
    () => false,
  );
  const [sending, setSending] = useState(false);
  /** The tip that says that a like was sent. */
  const [tipOpen, setTipOpen] = useState(false);
  const [requirement, setRequirement] = useState<LikeRequirement | null>(null);
  const stop = (kind: LikeRequirement['kind'], sent = false): void => {
    setRequirement({ kind, angelId, name, label, sent });
  };

  const answered = (answer: Acknowledgement): void => {
    setSending(false);
    if (!answer.ok) {
      const kind = requirementOf(answer.code);
      if (kind === null) showError(new CallError(0, { code: answer.code }));
      else stop(kind);
      return;
    }
    const { matched, remainingCredits, repeated } = answer as unknown as ChoiceMade;
    setCredits(remainingCredits);
    rememberLike(angelId, true);
    if (matched) showMoment({ angelId, name, photo, label, answeredBy });
    else if (!repeated && remainingCredits.level === 0 && remainingCredits.likeCredits <= 0)
      stop('likes', true);
    else setTipOpen(true);
  };
  useSocketEvent('like', (event) => {
    if (event.angelId === angelId) rememberLike(angelId, event.liked);
  });

  const liked = remembered || known;
  const exhausted = credits.level === 0 && credits.likeCredits <= 0;
  const state: LikeState = sending ? 'sending' : liked ? 'liked' : exhausted ? 'limit' : 'idle';
  const like = (): void => {
    if (connection === null || sending || liked) return;
    if (exhausted) {
      stop('likes');
      return;
    }
    setRequirement(null);
    setSending(true);
    const idClient = crypto.randomUUID();
    void connection
      .send('like', { angelId, idClient, trackerId, screenName: name, source })
      .then(answered);
  };
  return {
    state,
    like,
    tipOpen,
    requirement,
    closeTip: useCallback(() => {
      setTipOpen(false);
    }, []),
    clearRequirement: () => {
      setRequirement(null);
    },
  };
}
