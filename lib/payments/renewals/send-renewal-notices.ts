import { deriveLevel } from '../../credits/derive-level.ts';
import type { MailMessage, Prisma } from '../../db/generated/client.ts';
import { claimDue, forEachLeased, type DueRows } from '../../queue/claim-due.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { HOUR } from '../../kernel/clock.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import { log } from '../../kernel/log.ts';
import { extendAccess } from '../subscriptions/extend-access.ts';
import { mailAboutPlan } from '../subscriptions/mail-about-plan.ts';
import { chargeNotBefore, noticeRule, noticeTime, type NoticeRule } from './notice-rules.ts';
import { nextPlanOf, withRenewal, type OpenRenewal } from './open-renewals.ts';
import { preparedAt } from './plan-renewal.ts';
import { stopRenewing } from '../subscriptions/stop-renewing.ts';
import { RENEWED_BRAND } from './renewed-brand.ts';

/** Whether a notice was sent is checked every hour. */
export const NOTICES_TO_WRITE: DueRows = {
  name: 'claim-renewal-notices',
  table: 'renewals',
  brand: RENEWED_BRAND,
  due: 'due_at',
  where: `state = 'planned' and notice_at is not null`,
  leaseMs: HOUR,
  returning: 't.id',
};

type Tx = Prisma.TransactionClient;

function ruleOf(renewal: OpenRenewal) {
  const { brand, subscription } = renewal;
  const { country } = subscription.member;
  const months = nextPlanOf(renewal).periodMonths ?? 1;
  return noticeRule({ country, brandCountry: brand.country, months });
}

/** The member changed the plan after the notice was due, and saw price and date when doing so. */
function wasChosenLate({ subscription, noticeAt, chargeAt }: OpenRenewal, rule: NoticeRule) {
  const usual = noticeTime(rule, chargeAt, new Date(0));
  return subscription.nextPlan !== null && noticeAt !== null && noticeAt > usual;
}

/** The date of the charge: the planned one, or later when the notice was late; access continues until then. */
function chargeDay(renewal: OpenRenewal, sentAt: Date): Date {
  const { chargeAt } = renewal;
  const rule = ruleOf(renewal);
  if (!rule || wasChosenLate(renewal, rule)) return chargeAt;
  const earliest = chargeNotBefore(rule, sentAt);
  return earliest > chargeAt ? earliest : chargeAt;
}

async function write(tx: Tx, renewal: OpenRenewal, now: Date): Promise<void> {
  const { id, subscription } = renewal;
  const plan = nextPlanOf(renewal);
  const { priceMinor: amountMinor, currency } = plan;
  // One per renewal and notice time: a change of plan needs a new notice.
  const dedupeKey = `renewal-notice:${id}:${renewal.noticeAt?.getTime() ?? 0}`;
  const chargeAt = chargeDay(renewal, now).toISOString();
  await mailAboutPlan(tx, {
    memberId: subscription.memberId,
    plan,
    template: 'renewal_notice',
    dedupeKey,
    now,
    path: '/legal/cancel',
    data: (common) => ({ ...common, amountMinor, currency, chargeAt }),
  });
  const mail = await tx.mailMessage.findUniqueOrThrow({ where: { dedupeKey } });
  await tx.renewal.update({ where: { id }, data: { noticeMailId: mail.id } });
}

async function noticed(tx: Tx, renewal: OpenRenewal, sentAt: Date): Promise<void> {
  const notBefore = chargeDay(renewal, sentAt);
  await tx.renewal.update({
    where: { id: renewal.id },
    data: { state: 'noticed', noticeSentAt: sentAt, notBefore, dueAt: preparedAt(notBefore) },
  });
}

async function act(tx: Tx, renewal: OpenRenewal, now: Date): Promise<void> {
  const { noticeMailId, subscription, state } = renewal;
  if (state !== 'planned') return;
  const mail: MailMessage | null = noticeMailId
    ? await tx.mailMessage.findUnique({ where: { id: noticeMailId } })
    : null;
  if (mail?.state === 'failed' || mail?.state === 'suppressed') {
    await stopRenewing(tx, subscription, 'no_notice', now);
    await deriveLevel(tx, subscription.memberId, now);
    return;
  }
  if (!mail) await write(tx, renewal, now);
  const sentAt = mail?.state === 'sent' ? (mail.sentAt ?? now) : null;
  const until = chargeDay(renewal, sentAt ?? now);
  if (until > renewal.chargeAt) await extendAccess(tx, subscription, until, now);
  if (sentAt) await noticed(tx, renewal, sentAt);
}

/**
 * Mails the notice required before a renewal and checks whether it was sent: only after that, and the minimum
 * number of days, is anything charged. A notice that cannot be sent ends the subscription with its period.
 */
export const renewalNoticesWork: DueWork = {
  name: 'renewal-notices',
  run: async (now, limit) => {
    const due = await claimDue<{ id: string }>(NOTICES_TO_WRITE, now, limit);
    await forEachLeased(NOTICES_TO_WRITE, due, async ({ id }) => {
      try {
        await withRenewal(id, (tx, renewal) => act(tx, renewal, now));
        failPoint('renewal.noticed');
      } catch (error) {
        log().error({ err: error, renewalId: id }, 'renewal notice processing failed');
      }
    });
    return due.length;
  },
};
