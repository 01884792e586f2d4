import type { RemainingCredits } from '#lib/realtime/events.ts';
import { HOOKS, ALTERNATIVES, type Prompt, type Alternative } from './hook-table.ts';

export interface AlternativeFacts {
  readonly prefix: string;
  readonly credits: Pick<RemainingCredits, 'level' | 'icebreakerCredits'>;
  readonly matchEnabled: boolean;
  /** The profile that it is about, if any. */
  readonly angelId?: string | undefined;
  /** Where the card check is made; null if none is required. */
  readonly checkHref?: string | null | undefined;
  /** Parameter added to the plans' address: what to do after the payment. */
  readonly after?: string | undefined;
}

export interface OpenAlternative {
  readonly alternative: Alternative;
  /** Null for a fact, which has no link. */
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

function plansHref(kind: Prompt, { prefix, angelId, after }: AlternativeFacts): string {
  const query = new URLSearchParams({
    ...(angelId && { a: angelId }),
    ...(after && { [after]: '1' }),
  });
  const asked = query.toString();
  return `${prefix}/vip_plan/${HOOKS[kind].plans}${asked === '' ? '' : `?${asked}`}`;
}

function isOpen(alternative: Alternative, facts: AlternativeFacts): boolean {
  const { credits, matchEnabled, angelId, checkHref } = facts;
  if (alternative === 'newPeople') return credits.level === 0 && credits.icebreakerCredits > 0;
  if (alternative === 'match' || alternative === 'mutual') return matchEnabled;
  if (alternative === 'write') return Boolean(angelId);
  if (alternative === 'check') return Boolean(checkHref);
  return true;
}

function hrefOf(alternative: Alternative, kind: Prompt, facts: AlternativeFacts): string | null {
  const { prefix, angelId, checkHref } = facts;
  if (ALTERNATIVES[alternative] === 'fact') return null;
  if (alternative === 'plans') return plansHref(kind, facts);
  if (alternative === 'check') return checkHref ?? null;
  if (alternative === 'write' || alternative === 'read')
    return `${prefix}/chats${angelId ? `/${angelId}` : ''}`;
  return `${prefix}${HREFS[alternative] ?? ''}`;
}

/** All alternatives that are open to a member, in the table's order. Pure. */
export function listAlternatives(
  kind: Prompt,
  facts: AlternativeFacts,
): readonly OpenAlternative[] {
  const alternatives: readonly Alternative[] = HOOKS[kind].alternatives;
  return alternatives
    .filter((alternative) => isOpen(alternative, facts))
    .map((alternative) => ({ alternative, href: hrefOf(alternative, kind, facts) }));
}
