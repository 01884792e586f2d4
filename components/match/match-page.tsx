'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { LikePrompts } from '#components/discovery/like-prompts.tsx';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import type { FoundPage } from '#lib/discovery/queries.ts';
import { CardStack } from './card-stack.tsx';
import { Invitation } from './invitation.tsx';
import { MatchActions } from './match-actions.tsx';
import { MATCH_PAGE } from './match-frame.ts';
import { MatchHead } from './match-head.tsx';
import { NoCards } from './no-cards.tsx';
import type { StackCard } from './stack-state.ts';
import { useMatch } from './use-match.ts';
import { useMatchKeys } from './use-match-keys.ts';
import type { MatchSearch } from './use-refill.ts';

interface MatchPageProps {
  /** The first cards, found on the server. */
  found: FoundPage;
  search: MatchSearch;
  /** Filters set in the search narrow the stack too. */
  filtered: boolean;
  /** The card check that is still required; null once it is passed. */
  cardCheck: { readonly always: boolean; readonly href: string | null } | null;
  invitationMode: boolean;
  /** Country of the member. */
  country: string;
  /** Locale prefix of links: empty or `/es`. */
  prefix: string;
}

/** The swipe screen: one card at a time, a button and a key beside each gesture. */
export function MatchPage({
  found,
  search,
  cardCheck,
  invitationMode,
  prefix,
  ...rest
}: MatchPageProps) {
  const t = useTranslations('match');
  const hydrated = useHydrated();
  const profileLink = useRef<HTMLAnchorElement>(null);
  const [inviting, setInviting] = useState<StackCard | null>(null);
  const match = useMatch(found, search, {
    needsCardCheck: ({ kind, verifiedOnly }) =>
      kind !== 'hosted' && cardCheck !== null && (cardCheck.always || verifiedOnly),
  });
  const { state, dispatch, top, likesLeft, undo } = match;
  const hosted = top?.profile.kind === 'hosted';
  const choose = (choice: 'like' | 'dislike'): void => {
    match.choose(choice);
  };
  useMatchKeys({
    onLike: () => {
      choose('like');
    },
    onDislike: () => {
      choose('dislike');
    },
    onOpen: () => profileLink.current?.click(),
    onUndo: undo,
  });
  const id = top?.profile.id ?? '';
  const findHref = `${prefix}/find`;
  return (
    <main className={MATCH_PAGE}>
      <MatchHead
        top={top}
        findHref={findHref}
        invitationMode={invitationMode}
        region={found.region.name}
        filtered={rest.filtered}
        onBlocked={(blocked) => {
          dispatch({ type: 'removed', id: blocked, choice: 'dislike' });
        }}
      />
      {/* A press anywhere in the section moves the focus into it, so that single-letter keys work. */}
      <section
        data-match
        tabIndex={-1}
        aria-label={t('title')}
        className="flex flex-1 flex-col gap-3 outline-none lg:gap-4"
      >
        {state.cards.length > 0 ? (
          <CardStack
            cards={state.cards}
            label={t('stack')}
            prefix={prefix}
            country={rest.country}
            onChoice={match.choose}
            onFlown={(flown) => {
              dispatch({ type: 'flown', id: flown });
            }}
          />
        ) : (
          <NoCards
            findHref={findHref}
            invitationMode={invitationMode}
            supply={state.supply}
            filtered={rest.filtered}
            onRetry={() => {
              dispatch({ type: 'reopened' });
            }}
          />
        )}
        <MatchActions
          name={top?.profile.screenName}
          profileHref={`${prefix}/user/${id}`}
          chatHref={`${prefix}/chats/${id}`}
          settling={!hydrated || state.cards.some(({ leaving }) => leaving !== null)}
          undoing={match.undoing}
          invitationMode={invitationMode}
          saves={hosted}
          profileRef={profileLink}
          onChoice={choose}
          onUndo={undo}
          onInvite={() => {
            setInviting(top ?? null);
          }}
        />
        <div className="grid min-h-5 justify-items-center gap-1 font-ui text-sm text-ink-soft">
          {likesLeft !== null && <p>{t('like.left', { count: likesLeft })}</p>}
          {hosted && <p>{t('save.note')}</p>}
          <p className="hidden [@media(hover:hover)_and_(pointer:fine)]:desk:block">{t('keys')}</p>
        </div>
      </section>
      <p role="status" className="sr-only">
        {match.said}
      </p>
      <LikePrompts
        requirement={match.requirement}
        cardCheckHref={cardCheck?.href ?? null}
        onClose={match.clearRequirement}
        onLikeAnyway={match.likeAnyway}
      />
      {inviting !== null && (
        <Invitation
          key={inviting.profile.id}
          profile={inviting.profile}
          prefix={prefix}
          cardCheckHref={cardCheck?.href ?? null}
          onInvited={(matched) => {
            setInviting(null);
            match.invited(inviting, matched);
          }}
          onClose={() => {
            setInviting(null);
          }}
        />
      )}
    </main>
  );
}
