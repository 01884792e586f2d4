import { fail, isErrorCode } from '../../kernel/errors.ts';
import { hostedLabel } from '../../disclosure/hosted-label.ts';
import { recordDisclosures } from '../../disclosure/record-disclosures.ts';
import type { ChoiceFacts, SwipeRequest } from './choice-facts.ts';

/** Whether the choice is already stored, so that it is returned and not made again. Pure. */
export function isAlreadyMade({ before }: ChoiceFacts, { choice }: SwipeRequest): boolean {
  return before === 'like' || before === choice;
}

/** Whether it takes a like credit: a like that notifies no one is free. Pure. */
export function costsCredit(
  { level, hosted }: ChoiceFacts,
  { choice, source }: SwipeRequest,
): boolean {
  return choice === 'like' && level === 0 && !hosted && source !== 'invitation';
}

function refusalOf(facts: ChoiceFacts, request: SwipeRequest): string | null {
  const { usedFor, before, refusal, likes } = facts;
  const otherContent =
    usedFor === request.peerId && before === 'dislike' && request.choice === 'like';
  if (otherContent || (usedFor !== null && usedFor !== request.peerId)) return 'client_id_reused';
  if (isAlreadyMade(facts, request)) return null;
  return refusal ?? (costsCredit(facts, request) && likes === 0 ? 'likes_exhausted' : null);
}

/**
 * Raises the error that the facts require, if any. A hosted profile's missing disclosure is recorded here, as
 * the error's text shows it.
 */
export async function refuseChoice(
  facts: ChoiceFacts,
  request: SwipeRequest,
  answeredBy: readonly string[],
): Promise<void> {
  const code = refusalOf(facts, request);
  if (code === null) return;
  const { viewer, peerId, source, now } = request;
  if (code === 'likes_exhausted') fail(code, { hook: 'file_like' });
  if (code === 'disclosure_required') {
    const surface = source === 'profile' ? 'profile' : 'search';
    await recordDisclosures(viewer.memberId, [{ id: peerId, kind: 'hosted' }], surface, now);
    fail(code, { text: hostedLabel(answeredBy, viewer.locale) });
  }
  if (isErrorCode(code)) fail(code);
  throw new Error(`a choice was refused as ${code}`);
}
