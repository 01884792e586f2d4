import { act, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MatchPage } from '#components/match/match-page.tsx';
import type { Acknowledgement, RemainingCredits } from '#lib/realtime/events.ts';
import { DEFAULT_FILTERS, found, profiles } from '#tests/component/support/discovery.ts';
import { endAnimations } from '#tests/component/support/dom-missing.ts';
import {
  credits,
  renderMember,
  type MemberOptions,
  type MemberPage,
} from '#tests/component/support/render-member.tsx';
import { answeringByDefault } from '#tests/component/support/server.ts';

export const REFILL = 'POST /api/dispenser/match';
export const UNDO = 'POST /api/users/undoSwipe';

export interface Deck extends MemberPage {
  /** The name on the top card; undefined when the deck is empty. */
  readonly top: () => string | undefined;
  readonly button: (key: string) => HTMLElement;
  /** Presses a button of the top card and waits until the card has left. */
  readonly press: (key: 'like' | 'save' | 'dislike') => Promise<void>;
  /** Ends the animation of a leaving card. */
  readonly settle: () => void;
}

type Props = ComponentProps<typeof MatchPage>;

/** Renders the swipe screen; a refill finds no more profiles unless the test answers otherwise. */
export function renderMatch(props: Partial<Props> = {}, options: MemberOptions = {}): Deck {
  answeringByDefault({
    [REFILL]: { ...found({ profiles: [] }) },
    'GET /api/users/photos/{trackerId}': { photos: [], most: 6, selfReviewSeconds: null },
  });
  const page = renderMember(
    <MatchPage
      found={found({ profiles: profiles(6) })}
      search={{ region: undefined, filters: DEFAULT_FILTERS }}
      filtered={false}
      cardCheck={null}
      invitationMode={false}
      country="it"
      prefix=""
      {...props}
    />,
    { path: '/match', ...options },
  );
  const { say, user } = page;
  const top = (): string | undefined =>
    document.querySelector('[data-depth="0"] h2 span')?.textContent ?? undefined;
  const button = (key: string): HTMLElement =>
    within(screen.getByRole('group', { name: say('match.actions.label') })).getByRole('button', {
      name: say(`match.actions.${key}`, { name: top() ?? '' }).trim(),
    });
  const settle = (): void => {
    act(endAnimations);
  };
  return {
    ...page,
    top,
    button,
    settle,
    press: async (key) => {
      await user.click(button(key));
      settle();
    },
  };
}

/** The acknowledgement of a stored choice. */
export function chosen(
  choice: 'like' | 'dislike',
  change: Partial<RemainingCredits> = {},
  matched = false,
): Acknowledgement {
  const remainingCredits = credits(change);
  const { likeCredits } = remainingCredits;
  return { ok: true, choice, matched, likeCredits, remainingCredits, repeated: false };
}
