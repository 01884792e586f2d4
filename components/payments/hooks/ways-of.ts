import type { RemainingCredits } from '#lib/realtime/events.ts';
import { HOOKS, WAYS, type Prompt, type Way } from './hook-table.ts';

export interface WayFacts {
  readonly prefix: string;
  readonly credits: Pick<RemainingCredits, 'level' | 'icebreakerCredits'>;
  readonly matchEnabled: boolean;
  /** Whom it is about, if anybody. */
  readonly angelId?: string | undefined;
  /** Where the card check is made; null where there is none to make. */
  readonly checkHref?: string | null | undefined;
  /** Added to the plans' address: what is to happen after the payment. */
  readonly after?: string | undefined;
}

export interface OpenWay {
  readonly way: Way;
  /** Null for what is only said. */
  readonly href: string | null;
}

const HREFS: Readonly<Record<string, string>> = {
  newPeople: '/find',
  others: '/find',
  match: '/match',
  filters: '/find?page=1',
  home: '/profile',
  ledger: '/profile/money#credits',
  retry: '/find',
  contact: '/contactUs',
};

function plansHref(kind: Prompt, { prefix, angelId, after }: WayFacts): string {
  const query = new URLSearchParams({
    ...(angelId && { a: angelId }),
    ...(after && { [after]: '1' }),
  });
  const asked = query.toString();
  return `${prefix}/vip_plan/${HOOKS[kind].plans}${asked === '' ? '' : `?${asked}`}`;
}

function isOpen(way: Way, facts: WayFacts): boolean {
  const { credits, matchEnabled, angelId, checkHref } = facts;
  if (way === 'newPeople') return credits.level === 0 && credits.icebreakerCredits > 0;
  if (way === 'match' || way === 'mutual') return matchEnabled;
  if (way === 'write') return Boolean(angelId);
  if (way === 'check') return Boolean(checkHref);
  return true;
}

function hrefOf(way: Way, kind: Prompt, facts: WayFacts): string | null {
  const { prefix, angelId, checkHref } = facts;
  if (WAYS[way] === 'fact') return null;
  if (way === 'plans') return plansHref(kind, facts);
  if (way === 'check') return checkHref ?? null;
  if (way === 'write' || way === 'read') return `${prefix}/chats${angelId ? `/${angelId}` : ''}`;
  return `${prefix}${HREFS[way] ?? ''}`;
}

/** All ways on that are open to a member, in the table's order. Pure. */
export function waysOf(kind: Prompt, facts: WayFacts): readonly OpenWay[] {
  const ways: readonly Way[] = HOOKS[kind].ways;
  return ways
    .filter((way) => isOpen(way, facts))
    .map((way) => ({ way, href: hrefOf(way, kind, facts) }));
}
