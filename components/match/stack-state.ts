import type { SwipeChoice } from '#lib/db/generated/enums.ts';
import type { OtherProfile } from '#lib/discovery/present.ts';

/** Where a profile outside the searched region was found; shown on the page. */
export interface Around {
  readonly scope: 'near' | 'country';
  readonly regions: readonly string[];
}

export interface StackCard {
  readonly profile: OtherProfile;
  readonly around: Around | null;
  /** Leaving to this side; it can no longer be touched. */
  readonly leaving: SwipeChoice | null;
  /** Came back from this side: an undo, or a choice the server refused. */
  readonly cameFrom: SwipeChoice | null;
}

/** Whether more may be fetched: until no new profiles come, or until a failure that is retried by hand. */
type Supply = 'open' | 'spent' | 'failed' | 'offline';

export interface StackState {
  /** The first card that is not leaving is the one to choose about. */
  readonly cards: readonly StackCard[];
  /** All profiles that were in the stack: a refill adds none of them again. */
  readonly seen: ReadonlySet<string>;
  /** Choices that the server has not answered yet. */
  readonly pending: Readonly<Record<string, SwipeChoice>>;
  readonly supply: Supply;
}

export type StackAction =
  | { readonly type: 'chosen'; readonly id: string; readonly choice: SwipeChoice }
  /** Chosen outside this stack: an invitation, another device, a block. */
  | { readonly type: 'removed'; readonly id: string; readonly choice: SwipeChoice | null }
  | { readonly type: 'flown'; readonly id: string }
  | { readonly type: 'answered'; readonly id: string }
  | { readonly type: 'returned'; readonly card: StackCard; readonly from: SwipeChoice }
  | { readonly type: 'filled'; readonly cards: readonly StackCard[] }
  | { readonly type: 'unfilled'; readonly offline: boolean }
  | { readonly type: 'reopened' };

/** With fewer cards than this, more are fetched. */
export const FEWEST = 5;

interface Page {
  readonly profiles: readonly OtherProfile[];
  readonly widened: (Around & { readonly from: number }) | null;
}

/** A page of the search as cards, each with where it was found if that is to be shown. Pure. */
export function cardsOf({ profiles, widened }: Page): readonly StackCard[] {
  return profiles.map((profile, index) => ({
    profile,
    around:
      widened !== null && index >= widened.from
        ? { scope: widened.scope, regions: widened.regions }
        : null,
    leaving: null,
    cameFrom: null,
  }));
}

/** The initial stack, with the cards found on the server. Pure. */
export function openStack(page: Page): StackState {
  const cards = cardsOf(page);
  return { cards, seen: idsOf(cards), pending: {}, supply: 'open' };
}

/** The cards that are not leaving, the top one first. Pure. */
export function waiting({ cards }: StackState): readonly StackCard[] {
  return cards.filter(({ leaving }) => leaving === null);
}

/** Likes that the server has not counted yet. Pure. */
export function pendingLikes({ pending }: StackState): number {
  return Object.values(pending).filter((choice) => choice === 'like').length;
}

function idsOf(cards: readonly StackCard[]): ReadonlySet<string> {
  return new Set(cards.map(({ profile }) => profile.id));
}

function without(pending: StackState['pending'], id: string): StackState['pending'] {
  const { [id]: _, ...rest } = pending;
  return rest;
}

function leave(state: StackState, id: string, choice: SwipeChoice): StackState['cards'] {
  return state.cards.map((card) =>
    card.profile.id === id ? { ...card, leaving: choice, cameFrom: null } : card,
  );
}

/** The stack after an action. Pure. */
export function stackReducer(state: StackState, action: StackAction): StackState {
  switch (action.type) {
    case 'chosen':
      return {
        ...state,
        cards: leave(state, action.id, action.choice),
        pending: { ...state.pending, [action.id]: action.choice },
      };
    case 'removed':
      return action.choice === null
        ? { ...state, cards: state.cards.filter(({ profile }) => profile.id !== action.id) }
        : { ...state, cards: leave(state, action.id, action.choice) };
    case 'flown':
      return {
        ...state,
        cards: state.cards.filter(
          ({ profile, leaving }) => profile.id !== action.id || leaving === null,
        ),
      };
    case 'answered':
      return { ...state, pending: without(state.pending, action.id) };
    case 'returned': {
      const { id } = action.card.profile;
      const back = { ...action.card, leaving: null, cameFrom: action.from };
      return {
        ...state,
        cards: [back, ...state.cards.filter(({ profile }) => profile.id !== id)],
        seen: new Set(state.seen).add(id),
        pending: without(state.pending, id),
      };
    }
    case 'filled':
      return filled(state, action.cards);
    case 'unfilled':
      return { ...state, supply: action.offline ? 'offline' : 'failed' };
    case 'reopened':
      return { ...state, supply: 'open' };
  }
}

function filled(state: StackState, found: readonly StackCard[]): StackState {
  const fresh = found.filter(({ profile }) => !state.seen.has(profile.id));
  // While choices are pending, the server may still offer the profiles they are about.
  const spent = fresh.length === 0 && Object.keys(state.pending).length === 0;
  return {
    ...state,
    cards: [...state.cards, ...fresh],
    seen: new Set([...state.seen, ...idsOf(fresh)]),
    supply: spent ? 'spent' : 'open',
  };
}
