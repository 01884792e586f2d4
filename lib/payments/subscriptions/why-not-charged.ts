import type { EndReason } from './end-reasons.ts';
import type { OpenRenewal } from './open-renewals.ts';

/** Why a renewal must not be charged, now or ever; null when it may. Pure. */
export function whyNotCharged({ subscription }: OpenRenewal): EndReason | null {
  const { mandate, member, cancelAtPeriodEnd, suspendedAt, endedAt, endReason } = subscription;
  if (cancelAtPeriodEnd || suspendedAt !== null || endedAt !== null) {
    return (endReason as EndReason | null) ?? 'member';
  }
  if (member.state !== 'active') return member.state === 'erased' ? 'erased' : 'disabled';
  const hasMandate = mandate?.state === 'valid' && mandate.uses.includes('renewal');
  return hasMandate ? null : 'no_mandate';
}
