'use client';

import { useEffect, useEffectEvent, useRef, useState, type Dispatch } from 'react';
import { useMemberState } from '#components/notifications/member-state.tsx';
import { useRealtime } from '#components/notifications/use-realtime.ts';
import type { ClientEvents } from '#lib/realtime/client/client-events.ts';
import type { RestoredSend } from '#lib/realtime/client/restored-sends.ts';
import type { Acknowledgement, RemainingCredits } from '#lib/realtime/events.ts';
import { requirementOf, type Requirement } from './requirement.ts';
import { publishOwnSend } from './own-sends.ts';
import { noteServerTime } from './server-clock.ts';
import type { LocalMessage, ThreadAction } from './thread-state.ts';
import type { Peer } from './types.ts';
import { forgetUnsent, recallUnsent, rememberUnsent } from './unsent.ts';

interface Stored {
  id: string;
  seq: number;
  time: number;
  msg: string | null;
  remainingCredits: RemainingCredits;
}

interface SendOptions {
  peer: Peer;
  dispatch: Dispatch<ThreadAction>;
  /** Nobody has written yet. */
  first: boolean;
  /** With a first message stored, other things may be written, or nothing for now. */
  onBegun: () => void;
  /** Under this id the words are on the server, whatever kept them before. */
  onStored: (idClient: string) => void;
  /** The server keeps the words until there are credits for them. */
  onPendingStored: () => void;
  /** The peer has yet to accept an earlier invitation: the words are kept for later. */
  onInvitationPending: (text: string) => void;
}

/** A message as an earlier page of this tab left it. */
function writtenBefore({ key, payload }: RestoredSend['send']): LocalMessage {
  const { msg, suggested, time } = payload as unknown as ClientEvents['chat'];
  return { idClient: key, msg, suggested, time, failed: undefined };
}

/** Sends over the socket, shows each message at once and takes the server's word on it. */
export function useSend(options: SendOptions) {
  const { peer, dispatch, first } = options;
  const { connection, trackerId } = useRealtime();
  const { setCredits } = useMemberState();
  const [requirement, setRequirement] = useState<Requirement | null>(null);
  const present = useRef(false);
  const { angelId, screenName } = peer;

  const answered = (message: LocalMessage, answer: Acknowledgement): void => {
    const { idClient } = message;
    if (answer.ok) {
      const { id, seq, time, msg, remainingCredits } = answer as unknown as Stored;
      forgetUnsent(angelId, idClient);
      noteServerTime(message.time, time);
      setCredits(remainingCredits);
      dispatch({ type: 'stored', idClient, id, seq, time, msg });
      publishOwnSend({ angelId, msg, time });
      options.onStored(idClient);
      if (first) options.onBegun();
      return;
    }
    const found = requirementOf(message, answer);
    const invitationPending = answer.code === 'invitation_waiting';
    if (!present.current || (found === null && !invitationPending)) {
      rememberUnsent(angelId, { ...message, failed: answer.code });
      dispatch({ type: 'refused', idClient, code: answer.code });
      return;
    }
    forgetUnsent(angelId, idClient);
    dispatch({ type: 'discarded', idClient });
    setRequirement(found);
    if (found?.kind === 'credits') options.onPendingStored();
    if (invitationPending) options.onInvitationPending(message.msg);
  };

  const show = (message: LocalMessage): void => {
    rememberUnsent(angelId, message);
    dispatch({ type: 'written', message });
  };
  const transmit = (message: LocalMessage): void => {
    show(message);
    if (connection === null) return;
    const { idClient, msg, suggested, time } = message;
    const about = { angelId, screenName, trackerId, icebreaker: first };
    void connection.send('chat', { idClient, msg, suggested, time, ...about }).then((answer) => {
      answered(message, answer);
    });
  };

  // Sent under its own id once more: it joins the send that goes on, or learns what became of it.
  const resume = useEffectEvent(() => {
    for (const message of recallUnsent(angelId)) {
      if (message.failed === undefined) transmit(message);
      else show(message);
    }
    for (const { send, answer } of connection?.takeRestored(angelId) ?? []) {
      const message = writtenBefore(send);
      show(message);
      void answer.then((result) => {
        answered(message, result);
      });
    }
  });
  useEffect(() => {
    present.current = true;
    resume();
    return () => {
      present.current = false;
    };
  }, []);

  return {
    requirement,
    clearRequirement: () => {
      setRequirement(null);
    },
    send: (idClient: string, msg: string, suggested: boolean): void => {
      transmit({ idClient, msg, suggested, time: Date.now(), failed: undefined });
    },
    /** Once more, under the same id: if the server has it already, it says so. */
    retry: (message: LocalMessage): void => {
      setRequirement(null);
      transmit({ ...message, failed: undefined });
    },
    discard: ({ idClient }: LocalMessage): void => {
      forgetUnsent(angelId, idClient);
      dispatch({ type: 'discarded', idClient });
    },
  };
}
