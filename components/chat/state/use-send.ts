'use client';

import { useEffect, useEffectEvent, useRef, useState, type Dispatch } from 'react';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { useRealtime } from '#components/realtime/use-realtime.ts';
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
  /** Neither side has written yet. */
  first: boolean;
  /** A first message is stored: the composer may now accept other messages, or none. */
  onBegun: () => void;
  /** The message with this id is stored, even if it was pending before. */
  onStored: (idClient: string) => void;
  /** The server stores the message as pending until there are credits for it. */
  onPendingStored: () => void;
  /** The peer has not accepted an earlier invitation yet: the text goes back into the draft. */
  onInvitationPending: (text: string) => void;
}

/** A message that an earlier page of this tab had not finished sending. */
function writtenBefore({ key, payload }: RestoredSend['send']): LocalMessage {
  const { msg, suggested, time } = payload as unknown as ClientEvents['chat'];
  return { idClient: key, msg, suggested, time, failed: undefined };
}

/** Sends over the socket and shows each message at once; the server's answer decides its state. */
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

  // Sent again under its own id, a message joins the send in progress or gets its result.
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
    /** Sends again under the same id: if the server has stored the message already, it says so. */
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
