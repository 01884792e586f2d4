'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import type { OtherProfile } from '#lib/discovery/present.ts';
import type { Acknowledgement, RemainingCredits } from '#lib/realtime/events.ts';

/** How long the confirmation is shown before the card leaves. */
const CONFIRMED_MS = 4000;

/** Why an invitation was not sent. */
export type InvitationFault =
  | { readonly kind: 'credits'; readonly cost: number; readonly held: number }
  | { readonly kind: 'card_check' | 'disclosure' }
  | { readonly kind: 'error'; readonly code: string };

/** What a refusal requires of the member. Pure. */
export function faultOf({
  code,
  params,
}: Extract<Acknowledgement, { ok: false }>): InvitationFault {
  if (code === 'card_check_required') return { kind: 'card_check' };
  if (code === 'disclosure_required') return { kind: 'disclosure' };
  if (code !== 'credits_exhausted') return { kind: 'error', code };
  return { kind: 'credits', cost: Number(params['cost']), held: Number(params['held']) };
}

/** Sends a first message that is also a like. The text stays until the server has accepted it. */
export function useInvitation(
  { id: angelId, screenName }: OtherProfile,
  onInvited: (matched: boolean) => void,
) {
  const { connection, trackerId } = useRealtime();
  const { setCredits } = useMemberState();
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<{ matched: boolean } | null>(null);
  const [fault, setFault] = useState<InvitationFault | null>(null);
  /** One id for the invitation, however often it is retried. */
  const [idClient] = useState(() => crypto.randomUUID());
  const finish = useEffectEvent(onInvited);

  useEffect(() => {
    if (sent === null) return;
    const timer = setTimeout(() => {
      finish(sent.matched);
    }, CONFIRMED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [sent]);

  const send = (): void => {
    const msg = text.trim();
    if (connection === null || msg === '' || sending || sent !== null) return;
    setSending(true);
    setFault(null);
    const said = { msg, suggested: false, icebreaker: true, invitation: true, time: Date.now() };
    void connection
      .send('chat', { angelId, screenName, trackerId, idClient, ...said })
      .then((answer) => {
        setSending(false);
        if (!answer.ok) {
          setFault(faultOf(answer));
          return;
        }
        setCredits(answer['remainingCredits'] as RemainingCredits);
        setSent({ matched: answer['matched'] === true });
      });
  };
  return {
    text,
    setText,
    sending,
    sent,
    fault,
    send,
    clearFault: () => {
      setFault(null);
    },
  };
}
