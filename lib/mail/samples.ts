import { brandLink } from '../brands/links.ts';
import type { Brand, Locale } from '../brands/schema.ts';
import type { MailData } from './templates.ts';

const DAY = '2026-12-05T09:00:00.000Z';
const LATER = '2027-03-05T09:00:00.000Z';

/** Sample data for every mail template, for the preview and for tests. */
export function sampleMails(brand: Brand, locale: Locale): MailData {
  const to = (path: string): string => brandLink(brand.id, path, locale);
  const token = 'k3Jx9vQm2Tn7Rb5Wc8Yd1Zf4Gh6Lp0Sa';
  const link = to(`/confirmEmail?token=${token}`);
  const contactLink = to('/contactUs');
  const { currency } = brand;
  const plan = { link: to('/profile/money'), planName: 'Premium', amountMinor: 5_990, currency };
  const thread = { replyTo: `reply+abcd-2345-0@${brand.hosts[0] ?? brand.id}`, answers: [] };
  const ticket = { reference: 'ABCD-2345', text: 'Lorem ipsum dolor sit amet.\n\nConsectetur.' };
  return {
    confirm_email: { link },
    welcome: { link: to('/find') },
    reset_password: { link: to(`/resetPassword?token=${token}`) },
    set_password: { link, againLink: to('/forgotPassword') },
    login_link: { link: to(`/autologin?token=${token}`) },
    account_exists: { loginLink: to('/login'), resetLink: to('/forgotPassword') },
    change_email: { link: to(`/confirmNewEmail?token=${token}`) },
    email_changing: { link: to(`/undoEmail?token=${token}`) },
    password_changed: { resetLink: to('/forgotPassword') },
    identity_linked: { link: to('/profile/security'), provider: 'Google' },
    passkey_added: { link: to('/profile/security') },
    passkey_removed: { link: to('/profile/security') },
    telegram_linked: { link: to('/activeNotifications') },
    account_disabled: { contactLink },
    erasure_begun: { eraseAt: DAY, cancelLink: to('/profile'), contactLink },
    erasure_link: { link: to(`/eraseAccount?token=${token}`) },
    export_ready: { link: to('/profile/security'), until: DAY },
    photo_checked: { reason: 'pose_missing', link: to('/profile/verification') },
    incognito_ended: { link: to('/profile') },
    photo_refused: { reason: 'contact_details', link: to('/profile'), until: DAY },
    introduction_refused: { reason: 'contact_details', link: to('/profile'), until: DAY },
    review_published: { link: to('/reviews') },
    review_refused: { reason: 'contact_details', link: to('/profile/review') },
    review_denied: { link: to('/profile/review') },
    leave_list: { link: to(`/unsubscribe?token=${token}`) },
    news: { title: 'Lorem ipsum', text: 'Dolor sit amet.\n\nConsectetur.', link: to('/find') },
    notice_digest: {
      messages: 3,
      hosted: 1,
      likes: 1,
      visits: 0,
      matches: 2,
      found: 0,
      link: to(`/autologin?token=${token}`),
    },
    date_contact: { firstName: 'Ada', link: to(`/sharedDate?token=${token}`) },
    date_check_in: { link: to(`/checkIn?token=${token}`) },
    date_missed: {
      firstName: 'Ada',
      name: 'Leo',
      place: 'Lorem ipsum 12',
      meetAt: '2026-12-05T19:00:00.000Z',
      checkInAt: '2026-12-05T21:00:00.000Z',
    },
    date_safe: { firstName: 'Ada' },
    report_received: { contactLink },
    report_upheld: { contactLink },
    report_dismissed: { contactLink },
    restriction: { restriction: 'text', reason: 'fake', contactLink },
    warning: { reason: 'harassment', details: 'Lorem ipsum dolor sit amet.', contactLink },
    reactivated: { link: to('/login') },
    contact_copy: { ...ticket, thread },
    contact_ticket: { ...ticket, from: 'ada@example.com' },
    ticket_reply: { ...ticket, thread },
    ticket_not_taken: {
      reference: ticket.reference,
      reason: 'attachments',
      refused: [{ name: 'Screen recording.mov', why: 'type' }],
      thread,
    },
    declaration_received: {
      kind: 'withdraw',
      reference: ticket.reference,
      name: 'Ada Lovelace',
      orderNumber: 'a1b2c3d4',
      receivedAt: DAY,
      confirmLink: to(`/legal/confirm?token=${token}`),
    },
    receipt: {
      isRenewal: false,
      receiptNumber: '2026-000042',
      chargeId: 'ch_7Hq2',
      planName: 'Premium',
      currency,
      amountMinor: 5_990,
      vatMinor: 1_080,
      vatRate: 2_200,
      paidAt: DAY,
      credits: 90,
      bonusCredits: 10,
      descriptor: brand.descriptor,
      renewal: { periodEnd: LATER, nextAmountMinor: 5_990, periodMonths: 3 },
      withdrawUntil: LATER,
      termsVersion: 3,
    },
    subscription_canceled: { link: plan.link, planName: plan.planName, until: DAY },
    order_withdrawn: { ...plan, sold: 'subscription', cause: 'withdrawal' },
    refunded: plan,
    chargeback: { ...plan, sold: 'subscription' },
    chargeback_reversed: { ...plan, sold: 'subscription' },
    renewal_notice: { ...plan, chargeAt: DAY },
    renewal_failed: { ...plan, fault: 'insufficient_funds', againAt: DAY },
    renewal_ended: { ...plan, fault: 'expired_card' },
    plan_changed: { ...plan, from: DAY },
  };
}
