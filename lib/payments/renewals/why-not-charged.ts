import type { SubscriptionEndReason } from '../../db/generated/enums.ts';
import type { OpenRenewal } from './open-renewals.ts';

/** Why a renewal must not be charged, now or ever; null when it may. Pure. */
export function whyNotCharged({ subscription }: OpenRenewal): SubscriptionEndReason | null {
  const { mandate, member, cancelAtPeriodEnd, suspendedAt, endedAt, endReason } = subscription;
  if (cancelAtPeriodEnd || suspendedAt !== null || endedAt !== null) {
    return endReason ?? 'member';
  }
  if (member.state !== 'active') return member.state === 'erased' ? 'erased' : 'disabled';
  const hasMandate = mandate?.state === 'valid' && mandate.uses.includes('renewal');
  return hasMandate ? null : 'no_mandate';
}
