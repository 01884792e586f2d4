'use client';

import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { useTranslations } from 'next-intl';
import { useReducer, useRef, useState } from 'react';
import type { LikeRequirement } from '#components/discovery/like-requirement.ts';
import { rememberLike } from '#components/discovery/liked-memory.ts';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { useRealtime, useSocketEvent } from '#components/realtime/use-realtime.ts';
import type { SwipeChoice } from '#lib/db/generated/enums.ts';
import type { OtherProfile } from '#lib/discovery/present.ts';
import type { ChoiceMade } from '#lib/discovery/swipe/contract.ts';
import type { FoundPage } from '#lib/discovery/queries.ts';
import type { Acknowledgement } from '#lib/realtime/events.ts';
import { useMatchMoment } from './moment-host.tsx';
import { momentPeer } from './moment-peer.ts';
import { afterRefusal } from './refusal.ts';
import { openStack, pendingLikes, stackReducer, waiting, type StackCard } from './stack-state.ts';
import { useRefill, type MatchSearch } from './use-refill.ts';
import { useUndo } from './use-undo.ts';

interface Rules {
  /** Whether a like needs the card check first. */
  readonly needsCardCheck: (profile: OtherProfile) => boolean;
}

/** The stack of the match screen: its cards, and all actions on it. */
export function useMatch(found: FoundPage, search: MatchSearch, { needsCardCheck }: Rules) {
  const t = useTranslations('match.said');
  const errors = useErrorMessages();
  const { connection, trackerId } = useRealtime();
  const { credits, setCredits } = useMemberState();
  const showMoment = useMatchMoment();
  const [state, dispatch] = useReducer(stackReducer, found, openStack);
  const [requirement, setRequirement] = useState<LikeRequirement | null>(null);
  /** Text for the live region. */
  const [said, setSaid] = useState('');
  const newest = useRef<Promise<unknown>>(Promise.resolve());
  useRefill(state, search, dispatch);

  const [top, next] = waiting(state);
  const hosted = top?.profile.kind === 'hosted';
  const likesLeft =
    credits.level === 0 && !hosted ? Math.max(0, credits.likeCredits - pendingLikes(state)) : null;

  const announceChoice = (choice: SwipeChoice, { profile }: StackCard): void => {
    const then = next
      ? t('next', { name: next.profile.screenName, age: next.profile.age })
      : t('none');
    const label = next?.profile.label ?? '';
    const done = choice === 'like' && profile.kind === 'hosted' ? 'save' : choice;
    setSaid([t(done, { name: profile.screenName }), then, label].join(' ').trim());
  };

  const liked = ({ profile }: StackCard, matched: boolean): void => {
    rememberLike(profile.id, true);
    if (matched) showMoment(momentPeer(profile));
  };

  const stop = (kind: LikeRequirement['kind'], { profile }: StackCard): void => {
    const { id: angelId, screenName: name, label } = profile;
    setRequirement({ kind, angelId, name, label });
  };

  const refused = (card: StackCard, choice: SwipeChoice, code: string): void => {
    const { id, screenName: name } = card.profile;
    const { returns, requirement: kind } = afterRefusal(code);
    dispatch(returns ? { type: 'returned', card, from: choice } : { type: 'answered', id });
    const why = errors.has(code) ? errors(code) : errors('unexpected');
    setSaid(t(returns ? 'refused' : 'gone', { name, why }));
    if (kind !== null) stop(kind, card);
  };

  const answered = (card: StackCard, choice: SwipeChoice, answer: Acknowledgement): void => {
    if (!answer.ok) {
      refused(card, choice, answer.code);
      return;
    }
    const { choice: outcome, matched, remainingCredits } = answer as unknown as ChoiceMade;
    setCredits(remainingCredits);
    dispatch({ type: 'answered', id: card.profile.id });
    if (outcome === 'like') liked(card, matched);
  };

  const transmit = (card: StackCard, choice: SwipeChoice): void => {
    if (connection === null) return;
    const { id } = card.profile;
    dispatch({ type: 'chosen', id, choice });
    announceChoice(choice, card);
    const payload = {
      angelId: id,
      idClient: crypto.randomUUID(),
      trackerId,
      type: choice,
      mongoId: id,
    };
    newest.current = connection.send('match', payload).then((answer) => {
      answered(card, choice, answer);
    });
  };

  const { undo, undoing } = useUndo({
    newest,
    onUndone: (card, choice) => {
      dispatch({ type: 'returned', card, from: choice });
      rememberLike(card.profile.id, false);
      setSaid(t('undone', { name: card.profile.screenName }));
    },
    onSaid: setSaid,
  });

  /** Likes or dislikes the top card; false when it stays. */
  const choose = (choice: SwipeChoice): boolean => {
    if (top === undefined || undoing) return false;
    if (choice === 'like' && needsCardCheck(top.profile)) {
      stop('card_check', top);
      return false;
    }
    if (choice === 'like' && likesLeft === 0) {
      stop('likes', top);
      return false;
    }
    transmit(top, choice);
    return true;
  };

  useSocketEvent('like', ({ angelId, liked: outcome }) => {
    rememberLike(angelId, outcome);
    if (!outcome) return;
    const choice = top?.profile.id === angelId ? 'like' : null;
    dispatch({ type: 'removed', id: angelId, choice });
  });

  useSocketEvent('conversation', ({ angelId, closed }) => {
    if (closed) dispatch({ type: 'removed', id: angelId, choice: null });
  });

  return {
    state,
    dispatch,
    top,
    likesLeft,
    requirement,
    said,
    choose,
    undo,
    undoing,
    clearRequirement: () => {
      setRequirement(null);
    },
    /** After the disclosure was read: likes its card, which has returned to the top. */
    likeAnyway: () => {
      setRequirement(null);
      if (top !== undefined && top.profile.id === requirement?.angelId) transmit(top, 'like');
    },
    /** An invitation was sent, which already is a like. */
    invited: (card: StackCard, matched: boolean) => {
      dispatch({ type: 'removed', id: card.profile.id, choice: 'like' });
      announceChoice('like', card);
      liked(card, matched);
    },
  };
}
