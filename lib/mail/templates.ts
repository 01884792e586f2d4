import type { PhotoReason, ReportReason, TextReason } from '../moderation/reasons.ts';
import type { NoticeCounts } from '../notifications/channel.ts';
import type { ReviewReason } from '../reviews/reasons.ts';

/** What each mail needs to be written; links are finished, amounts are cents, dates ISO 8601. */
export type MailData = {
  confirm_email: { readonly link: string };
  welcome: { readonly link: string };
  reset_password: { readonly link: string };
  /** For an account whose password the server made up. */
  set_password: { readonly link: string; readonly againLink: string };
  login_link: { readonly link: string };
  /** For an address that signed up again where the page must not tell that it has an account. */
  account_exists: { readonly loginLink: string; readonly resetLink: string };
  /** To a new address, whose link puts it in place. */
  change_email: { readonly link: string };
  /** To the old one, whose link stops or undoes it. */
  email_changing: { readonly link: string };
  password_changed: { readonly resetLink: string };
  /** To the member of an account that a Google account has just been linked to. */
  identity_linked: { readonly link: string };
  /** To the member whose account a Telegram chat has just been linked to. */
  telegram_linked: { readonly link: string };
  account_disabled: { readonly contactLink: string };
  erasure_begun: {
    readonly eraseAt: string;
    readonly cancelLink: string;
    readonly contactLink: string;
  };
  erasure_link: { readonly link: string };
  export_ready: { readonly link: string; readonly until: string };
  photo_refused: {
    readonly reason: PhotoReason;
    readonly link: string;
    /** The end of the days for an appeal. */
    readonly until: string;
  };
  /** To the author of a review of the site; the link leads to where all of them stand. */
  review_published: { readonly link: string };
  review_refused: { readonly reason: ReviewReason; readonly link: string };
  /** The second look at a refusal changed nothing. */
  review_denied: { readonly link: string };
  leave_list: { readonly link: string };
  news: { readonly title: string; readonly text: string; readonly link: string };
  /** What waits unread, in numbers; nobody's name. */
  notice_digest: NoticeCounts & { readonly link: string };
  report_received: { readonly contactLink: string };
  report_upheld: { readonly contactLink: string };
  report_dismissed: { readonly contactLink: string };
  /** The statement of reasons to whom a decision restricts; a refused photo has its own. */
  restriction: {
    readonly restriction: 'words' | 'disabled';
    readonly reason: ReportReason | TextReason;
    /** What led to it; a report where nothing is said. */
    readonly cause?: 'report' | 'own_look';
    /** What the staff added, as they wrote it. */
    readonly words?: string;
    readonly contactLink: string;
  };
  /** Nothing is restricted yet: what should not happen again, and why. */
  warning: {
    readonly reason: ReportReason;
    readonly words: string;
    readonly contactLink: string;
  };
  /** A closed account is open again. */
  reactivated: { readonly link: string };
  contact_copy: {
    readonly reference: string;
    readonly text: string;
    readonly thread: MailThread;
  };
  /** To customer care; `again` where the sender added to a ticket. */
  contact_ticket: {
    readonly reference: string;
    readonly from: string;
    readonly text: string;
    readonly again?: boolean;
  };
  /** What customer care answered. */
  ticket_reply: {
    readonly reference: string;
    readonly text: string;
    readonly thread: MailThread;
  };
  /** To who answered a ticket by a mail that we cannot keep, or not whole. */
  ticket_not_taken: {
    readonly reference: string;
    readonly reason: 'attachments' | 'card' | 'empty' | 'too_long';
    readonly thread: MailThread;
  };
  /** Confirms what somebody declared by a public form, with its time; a link where it has to be confirmed. */
  declaration_received: {
    readonly kind: 'cancel' | 'withdraw';
    readonly reference: string;
    readonly name: string;
    readonly orderNumber: string;
    readonly receivedAt: string;
    readonly confirmLink: string | null;
  };
  receipt: ReceiptMail;
  subscription_canceled: PlanMail & { readonly until: string };
  /** Withdrawn from, or given back by the guarantee. */
  order_withdrawn: PricedPlanMail;
  renewal_notice: PricedPlanMail & { readonly chargeAt: string };
  renewal_failed: PricedPlanMail & { readonly fault: ChargeFault; readonly againAt: string };
  renewal_ended: PricedPlanMail & { readonly fault: ChargeFault };
  plan_changed: PricedPlanMail & { readonly from: string };
};

/** How mail about a ticket hangs together. */
export type MailThread = {
  /** Null where no mail comes in. */
  readonly replyTo: string | null;
  /** Message-IDs of what came before, the oldest first. */
  readonly answers: readonly string[];
};

type PlanMail = { readonly link: string; readonly planName: string };
type PricedPlanMail = PlanMail & { readonly amountMinor: number; readonly currency: string };

/** Why a charge failed, as far as it helps the member to know. */
export type ChargeFault =
  | 'insufficient_funds'
  | 'expired_card'
  | 'lost_or_stolen'
  | 'authentication_required'
  | 'no_card'
  | 'other';

type ReceiptMail = {
  readonly receiptNumber: string;
  readonly chargeId: string;
  readonly planName: string;
  readonly amountMinor: number;
  readonly vatMinor: number;
  /** Basis points: 2200 is 22 %. */
  readonly vatRate: number;
  readonly currency: string;
  readonly paidAt: string;
  readonly credits: number;
  readonly bonusCredits: number;
  readonly descriptor: string;
  /** The paid period of a subscription, with the next charge; null for packs. */
  readonly renewal: {
    readonly periodEnd: string;
    readonly nextAmountMinor: number;
    readonly periodMonths: number;
  } | null;
  /** Last moment of the fourteen days; null for a renewal, which is no new contract. */
  readonly withdrawUntil: string | null;
  readonly termsVersion: number;
};

export type MailTemplate = keyof MailData;

/**
 * Marketing stops at an unsubscription, notices at the member's choice, and both carry the one-click headers;
 * the rest answers something the member did.
 */
export type MailKind = 'transactional' | 'marketing' | 'notice';

export const MAIL_KINDS: Readonly<Record<MailTemplate, MailKind>> = {
  confirm_email: 'transactional',
  welcome: 'transactional',
  reset_password: 'transactional',
  set_password: 'transactional',
  login_link: 'transactional',
  account_exists: 'transactional',
  change_email: 'transactional',
  email_changing: 'transactional',
  password_changed: 'transactional',
  identity_linked: 'transactional',
  telegram_linked: 'transactional',
  account_disabled: 'transactional',
  erasure_begun: 'transactional',
  erasure_link: 'transactional',
  export_ready: 'transactional',
  photo_refused: 'transactional',
  review_published: 'transactional',
  review_refused: 'transactional',
  review_denied: 'transactional',
  leave_list: 'transactional',
  news: 'marketing',
  notice_digest: 'notice',
  report_received: 'transactional',
  report_upheld: 'transactional',
  report_dismissed: 'transactional',
  restriction: 'transactional',
  warning: 'transactional',
  reactivated: 'transactional',
  contact_copy: 'transactional',
  contact_ticket: 'transactional',
  ticket_reply: 'transactional',
  ticket_not_taken: 'transactional',
  declaration_received: 'transactional',
  receipt: 'transactional',
  subscription_canceled: 'transactional',
  order_withdrawn: 'transactional',
  renewal_notice: 'transactional',
  renewal_failed: 'transactional',
  renewal_ended: 'transactional',
  plan_changed: 'transactional',
};

export function isMailTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(MAIL_KINDS, name);
}
