import type { LockedMember } from '../identity/lock-member.ts';
import { brandLink } from '../brands/links.ts';
import type { Prisma } from '../db/generated/client.ts';
import type { ReportReason, TextReason } from '../db/generated/enums.ts';
import { newId } from '../kernel/ids.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { audit } from '../audit/audit.ts';
import type { ReactivationReason } from '../review-queue/reasons.ts';

/** A staff decision about a member, with its reason. */
type Measure =
  | { readonly kind: 'warning' | 'block'; readonly reason: ReportReason }
  | { readonly kind: 'text'; readonly reason: TextReason }
  | { readonly kind: 'reactivation'; readonly reason: ReactivationReason };

/** The deciding actor and the purpose of the access; the member reads `details`. */
export type Deciding = {
  readonly details: string;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

const ACTIONS = {
  warning: 'warn_member',
  text: 'restrict_text',
  block: 'block_member',
  reactivation: 'reactivate_member',
} as const;

type MeasuredMember = Pick<LockedMember, 'brandId' | 'locale' | 'email'>;

async function notifyMember(
  tx: Prisma.TransactionClient,
  { brandId, locale, email: to }: MeasuredMember,
  measure: Measure & Deciding & { readonly id: string },
): Promise<void> {
  const { kind, id, details, now: at } = measure;
  const mail = { brandId, locale, to, at, dedupeKey: `measure:${id}` };
  const contactLink = brandLink(brandId, '/contactUs', locale);
  switch (kind) {
    case 'warning': {
      const { reason } = measure;
      const data = { reason, details, contactLink };
      return enqueueMail(tx, { ...mail, template: 'warning', data });
    }
    case 'reactivation': {
      const data = { link: brandLink(brandId, '/login', locale) };
      return enqueueMail(tx, { ...mail, template: 'reactivated', data });
    }
    default: {
      const restriction = kind === 'block' ? 'disabled' : 'text';
      const { reason } = measure;
      const data = { restriction, reason, details, cause: 'own_initiative', contactLink } as const;
      return enqueueMail(tx, { ...mail, template: 'restriction', data });
    }
  }
}

/**
 * Call inside the transaction of a decision about a member: stores it in their history. The caller notifies the member
 * and writes the audit log entry. Returns its id.
 */
export async function storeMeasure(
  tx: Prisma.TransactionClient,
  { id: memberId, brandId }: Pick<LockedMember, 'id' | 'brandId'>,
  { kind, reason, details, actor: by, now: at }: Measure & Omit<Deciding, 'purpose'>,
): Promise<string> {
  const id = newId(at.getTime());
  await tx.memberMeasure.create({ data: { id, memberId, brandId, kind, reason, details, by, at } });
  return id;
}

/**
 * Call inside the transaction of a decision about a member: stores it in their history, mails them the reason
 * and how to object, and writes the audit log entry. The caller wakes the jobs after the commit.
 */
export async function recordMeasure(
  tx: Prisma.TransactionClient,
  member: MeasuredMember & { readonly id: string },
  measure: Measure & Deciding & { readonly data?: Prisma.InputJsonObject },
): Promise<void> {
  const { kind, reason, actor, purpose, data = {}, now } = measure;
  const { id: memberId, brandId } = member;
  const id = await storeMeasure(tx, member, measure);
  await notifyMember(tx, member, { ...measure, id });
  const action = ACTIONS[kind];
  const why = { reason, ...data };
  await audit(tx, { actor, action, subject: memberId, data: why, purpose, brandId, now });
}
