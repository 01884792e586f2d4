'use client';

import { useState, type Dispatch } from 'react';
import { useMemberState } from '#components/notifications/member-state.tsx';
import { useRealtime } from '#components/notifications/use-realtime.ts';
import type { Acknowledgement, RemainingCredits } from '#lib/realtime/events.ts';
import type { LocalMessage, ThreadAction } from './thread-state.ts';
import type { Peer } from './types.ts';

/** What stands between the member and the send, with the message that waits for it. */
type Hurdle =
  | { kind: 'credits'; message: LocalMessage; cost: number; held: number }
  | { kind: 'disclosure' | 'card_check'; message: LocalMessage };

interface Stored {
  id: string;
  seq: number;
  time: number;
  remainingCredits: RemainingCredits;
}

/** A refusal that the member can do something about, with what the server said of it. */
function hurdleOf(
  message: LocalMessage,
  { code, params }: Extract<Acknowledgement, { ok: false }>,
): Hurdle | null {
  if (code === 'disclosure_required') return { kind: 'disclosure', message };
  if (code === 'card_check_required') return { kind: 'card_check', message };
  if (code !== 'credits_exhausted') return null;
  return { kind: 'credits', message, cost: Number(params['cost']), held: Number(params['held']) };
}

/** Sends over the socket, shows each message at once and takes the server's word on it. */
export function useSend(peer: Peer, dispatch: Dispatch<ThreadAction>) {
  const { connection, trackerId } = useRealtime();
  const { setCredits } = useMemberState();
  const [hurdle, setHurdle] = useState<Hurdle | null>(null);

  const answered = (message: LocalMessage, answer: Acknowledgement): void => {
    const { idClient } = message;
    if (answer.ok) {
      const { id, seq, time, remainingCredits } = answer as unknown as Stored;
      setCredits(remainingCredits);
      dispatch({ type: 'stored', idClient, id, seq, time });
      return;
    }
    const found = hurdleOf(message, answer);
    dispatch(
      found === null
        ? { type: 'refused', idClient, code: answer.code }
        : { type: 'discarded', idClient },
    );
    if (found !== null) setHurdle(found);
  };

  const transmit = (message: LocalMessage, first: boolean): void => {
    if (connection === null) return;
    const { idClient, msg, suggested, time } = message;
    const { angelId, screenName } = peer;
    void connection
      .send('chat', {
        idClient,
        msg,
        suggested,
        time,
        angelId,
        screenName,
        trackerId,
        icebreaker: first,
      })
      .then((answer) => {
        answered(message, answer);
      });
  };

  return {
    hurdle,
    clearHurdle: () => {
      setHurdle(null);
    },
    send: (msg: string, about: { suggested: boolean; first: boolean }): void => {
      const message: LocalMessage = {
        idClient: crypto.randomUUID(),
        msg,
        suggested: about.suggested,
        time: Date.now(),
        failed: undefined,
      };
      dispatch({ type: 'written', message });
      transmit(message, about.first);
    },
    /** Once more, under the same id: if the server has it already, it says so. */
    retry: (message: LocalMessage, first: boolean): void => {
      dispatch({ type: 'retried', idClient: message.idClient });
      transmit(message, first);
    },
    /** A message that a hurdle held back. */
    sendHeld: (message: LocalMessage, first: boolean): void => {
      setHurdle(null);
      dispatch({ type: 'written', message });
      transmit(message, first);
    },
  };
}
