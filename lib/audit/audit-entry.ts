import type { Prisma } from '../db/generated/client.ts';
import { newId } from '../kernel/ids.ts';
import { requestContext } from '../kernel/request-context.ts';

export type StaffAction = {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly data?: Prisma.InputJsonObject;
  /** The purpose, as stated by the actor; defaults to that of the current staff call. */
  readonly purpose?: string | undefined;
  /** Also defaults to that of the current staff call. */
  readonly brandId?: string | undefined;
  readonly now: Date;
};

/** The row of `audit_entries` that records the action. */
export function auditEntry({
  actor,
  action,
  subject,
  data = {},
  purpose,
  brandId,
  now,
}: StaffAction) {
  const call = requestContext();
  // A call without a purpose is not a staff call; its host does not determine the action's brand.
  const own = call?.purpose === undefined ? undefined : call;
  return {
    id: newId(now.getTime()),
    actor,
    action,
    subject,
    data,
    at: now,
    purpose: purpose ?? own?.purpose ?? null,
    brandId: brandId ?? own?.brandId ?? null,
    requestId: call?.requestId ?? null,
  };
}
