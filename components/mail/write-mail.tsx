import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import type { MailInput, WrittenMail } from '#lib/mail/render-mail.ts';
import type { MailData, MailTemplate } from '#lib/mail/templates.ts';
import {
  AccountExists,
  ConfirmEmail,
  LoginLink,
  ResetPassword,
  SetPassword,
  Welcome,
} from './account-mails.tsx';
import { mailCopy, type Copy } from './copy.ts';
import { DateContact, DateMissed, DateSafe } from './date-mails.tsx';
import { DeclarationReceived } from './declaration-received.tsx';
import type { MailProps } from './mail-props.ts';
import {
  IntroductionRefused,
  PhotoChecked,
  PhotoRefused,
  Restriction,
  ReviewRefused,
  Warning,
} from './moderation-mails.tsx';
import { Digest, News, Notice, type NoticeCopy, providerOf } from './notice-mails.tsx';
import { PlanMail, planSubject, type PlanTemplate } from './plan-mail.tsx';
import { Receipt, receiptSubject } from './receipt.tsx';
import { ContactCopy, ContactTicket, TicketNotTaken, TicketReply } from './support-mails.tsx';

type Written = {
  readonly subject: (t: Copy, mail: MailInput) => string;
  readonly body: (props: never) => ReactElement;
};

/** A mail of one text and one button: its copy, where the button leads, and the day it names. */
function notice<T extends MailTemplate>(
  keyPrefix: NoticeCopy,
  href: (data: MailData[T]) => string,
  day: (data: MailData[T]) => string | null = () => null,
): Written {
  return {
    subject: (t, mail) =>
      t(`${keyPrefix}.subject`, { brand: mail.brand.name, provider: providerOf(mail) }),
    body: ({ mail, t }: MailProps<T>) =>
      Notice({ mail, t, keyPrefix, href: href(mail.data), day: day(mail.data) }),
  };
}

const plan: Written = {
  subject: (t, mail) => planSubject(t, mail as MailInput<PlanTemplate>),
  body: PlanMail,
};

type DateMail = MailInput<'date_contact' | 'date_missed' | 'date_safe'>;

const dateSubject =
  (keyPrefix: 'dateContact' | 'dateMissed' | 'dateSafe') =>
  (t: Copy, mail: MailInput): string =>
    t(`${keyPrefix}.subject`, {
      name: (mail as DateMail).data.firstName,
      brand: mail.brand.name,
    });

function checkedSubject(t: Copy, { data, brand }: MailInput<'photo_checked'>): string {
  const key = data.reason === null ? 'photoChecked.subject' : 'photoNotChecked.subject';
  return t(key, { brand: brand.name });
}

const templates: Readonly<Record<MailTemplate, Written>> = {
  confirm_email: {
    subject: (t, { brand }) => t('confirm.subject', { brand: brand.name }),
    body: ConfirmEmail,
  },
  welcome: {
    subject: (t, { brand }) => t('welcome.subject', { brand: brand.name }),
    body: Welcome,
  },
  reset_password: {
    subject: (t, { brand }) => t('reset.subject', { brand: brand.name }),
    body: ResetPassword,
  },
  set_password: {
    subject: (t, { brand }) => t('setPassword.subject', { brand: brand.name }),
    body: SetPassword,
  },
  login_link: {
    subject: (t, { brand }) => t('loginLink.subject', { brand: brand.name }),
    body: LoginLink,
  },
  account_exists: {
    subject: (t, { brand }) => t('exists.subject', { brand: brand.name }),
    body: AccountExists,
  },
  change_email: notice<'change_email'>('changeEmail', ({ link }) => link),
  email_changing: notice<'email_changing'>('emailChanging', ({ link }) => link),
  password_changed: notice<'password_changed'>('passwordChanged', ({ resetLink }) => resetLink),
  identity_linked: notice<'identity_linked'>('identityLinked', ({ link }) => link),
  passkey_added: notice<'passkey_added'>('passkeyAdded', ({ link }) => link),
  passkey_removed: notice<'passkey_removed'>('passkeyRemoved', ({ link }) => link),
  telegram_linked: notice<'telegram_linked'>('telegramLinked', ({ link }) => link),
  account_disabled: notice<'account_disabled'>('disabled', ({ contactLink }) => contactLink),
  erasure_begun: notice<'erasure_begun'>(
    'erasureBegun',
    ({ cancelLink }) => cancelLink,
    ({ eraseAt }) => eraseAt,
  ),
  erasure_link: notice<'erasure_link'>('erasureLink', ({ link }) => link),
  export_ready: notice<'export_ready'>(
    'exportReady',
    ({ link }) => link,
    ({ until }) => until,
  ),
  photo_refused: {
    subject: (t, { brand }) => t('photoRefused.subject', { brand: brand.name }),
    body: PhotoRefused,
  },
  introduction_refused: {
    subject: (t, { brand }) => t('introductionRefused.subject', { brand: brand.name }),
    body: IntroductionRefused,
  },
  photo_checked: {
    subject: (t, mail) => checkedSubject(t, mail as MailInput<'photo_checked'>),
    body: PhotoChecked,
  },
  incognito_ended: notice<'incognito_ended'>('incognitoEnded', ({ link }) => link),
  review_published: notice<'review_published'>('reviewPublished', ({ link }) => link),
  review_refused: {
    subject: (t, { brand }) => t('reviewRefused.subject', { brand: brand.name }),
    body: ReviewRefused,
  },
  review_denied: notice<'review_denied'>('reviewDenied', ({ link }) => link),
  leave_list: notice<'leave_list'>('leaveList', ({ link }) => link),
  date_contact: { subject: dateSubject('dateContact'), body: DateContact },
  date_check_in: notice<'date_check_in'>('dateCheckIn', ({ link }) => link),
  date_missed: { subject: dateSubject('dateMissed'), body: DateMissed },
  date_safe: { subject: dateSubject('dateSafe'), body: DateSafe },
  report_received: notice<'report_received'>('reportReceived', ({ contactLink }) => contactLink),
  report_upheld: notice<'report_upheld'>('reportUpheld', ({ contactLink }) => contactLink),
  report_dismissed: notice<'report_dismissed'>('reportDismissed', ({ contactLink }) => contactLink),
  restriction: {
    subject: (t, { brand }) => t('restriction.subject', { brand: brand.name }),
    body: Restriction,
  },
  warning: {
    subject: (t, { brand }) => t('warning.subject', { brand: brand.name }),
    body: Warning,
  },
  reactivated: notice<'reactivated'>('reactivated', ({ link }) => link),
  notice_digest: {
    subject: (t, { brand }) => t('digest.subject', { brand: brand.name }),
    body: Digest,
  },
  news: { subject: (_, { data }) => ('title' in data ? data.title : ''), body: News },
  contact_copy: {
    subject: contactSubject,
    body: ContactCopy,
  },
  contact_ticket: {
    subject: (t, mail) => t('ticket.subject', { reference: reference(mail) }),
    body: ContactTicket,
  },
  ticket_reply: {
    subject: answeredSubject,
    body: TicketReply,
  },
  ticket_not_taken: {
    subject: answeredSubject,
    body: TicketNotTaken,
  },
  declaration_received: {
    subject: (t, mail) => t('declaration.subject', { reference: reference(mail) }),
    body: DeclarationReceived,
  },
  receipt: {
    subject: (t, mail) => receiptSubject(t, mail as MailInput<'receipt'>),
    body: Receipt,
  },
  subscription_canceled: plan,
  order_withdrawn: plan,
  refunded: plan,
  chargeback: plan,
  chargeback_reversed: plan,
  renewal_notice: plan,
  renewal_failed: plan,
  renewal_ended: plan,
  plan_changed: plan,
};

function reference({ data }: MailInput): string {
  return 'reference' in data ? data.reference : '';
}

/** All mails to the sender of a ticket have the same subject, because mail programs group by it. */
function contactSubject(t: Copy, mail: MailInput): string {
  return t('contact.subject', { reference: reference(mail) });
}

function answeredSubject(t: Copy, mail: MailInput): string {
  return `Re: ${contactSubject(t, mail)}`;
}

/** The plain-text version keeps capitals and does not wrap lines, so that every address stays whole. */
const PLAIN = {
  wordwrap: false,
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'table.rows', format: 'dataTable', options: { uppercaseHeaderCells: false } },
  ],
};

/** The only entry point of the built file: subject, HTML and a plain-text version. */
export async function writeMail(mail: MailInput): Promise<WrittenMail> {
  const t = mailCopy(mail.locale, mail.brand.address);
  const { subject, body: Body } = templates[mail.template];
  const element = (Body as (props: { mail: MailInput; t: Copy }) => ReactElement)({ mail, t });
  const text = await render(element, { plainText: true, htmlToTextOptions: PLAIN });
  return {
    subject: subject(t, mail),
    html: await render(element),
    text: text.replace(/\n{3,}/g, '\n\n'),
  };
}
