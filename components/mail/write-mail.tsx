import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import type { MailInput, WrittenMail } from '#lib/mail/render-mail.ts';
import type { MailTemplate } from '#lib/mail/templates.ts';
import { AccountExists } from './account-exists.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { ContactCopy } from './contact-copy.tsx';
import { ContactTicket } from './contact-ticket.tsx';
import { mailCopy, type Copy } from './copy.ts';
import { Receipt } from './receipt.tsx';
import { ResetPassword } from './reset-password.tsx';
import { Welcome } from './welcome.tsx';

export type MailProps<T extends MailTemplate> = { readonly mail: MailInput<T>; readonly t: Copy };

type Written = {
  readonly subject: (t: Copy, mail: MailInput) => string;
  readonly body: (props: never) => ReactElement;
};

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
  account_exists: {
    subject: (t, { brand }) => t('exists.subject', { brand: brand.name }),
    body: AccountExists,
  },
  contact_copy: {
    subject: (t, mail) => t('contact.subject', { reference: reference(mail) }),
    body: ContactCopy,
  },
  contact_ticket: {
    subject: (t, mail) => t('ticket.subject', { reference: reference(mail) }),
    body: ContactTicket,
  },
  receipt: {
    subject: (t, { brand }) => t('receipt.subject', { brand: brand.name }),
    body: Receipt,
  },
};

function reference({ data }: MailInput): string {
  return 'reference' in data ? data.reference : '';
}

/** The one entry of the built file: subject, HTML and a plain-text twin. */
export async function writeMail(mail: MailInput): Promise<WrittenMail> {
  const t = mailCopy(mail.locale);
  const { subject, body: Body } = templates[mail.template];
  const element = (Body as (props: { mail: MailInput; t: Copy }) => ReactElement)({ mail, t });
  return {
    subject: subject(t, mail),
    html: await render(element),
    text: await render(element, { plainText: true }),
  };
}
