import type { MailTemplate } from '#lib/mail/templates.ts';
import { noticeParts } from '#lib/notifications/notice-parts.ts';
import { Layout } from './layout.tsx';
import { longDay } from './long-day.ts';
import { Address, Paragraph, Press } from './parts.tsx';
import type { MailProps } from './mail-props.ts';
import {
  CHANGE_EMAIL_MS,
  ERASE_LINK_MS,
  LOGIN_LINK_MS,
  UNDO_CHANGE_EMAIL_MS,
} from '#lib/accounts/limits.ts';
import { CHECK_IN_GRACE_MS } from '#lib/dates/limits.ts';
import { HOUR } from '#lib/kernel/clock.ts';

/** Mails of one text and one button, by the key of their copy. */
export type NoticeCopy =
  | 'changeEmail'
  | 'emailChanging'
  | 'passwordChanged'
  | 'identityLinked'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'telegramLinked'
  | 'disabled'
  | 'erasureBegun'
  | 'erasureLink'
  | 'exportReady'
  | 'incognitoEnded'
  | 'reviewPublished'
  | 'reviewDenied'
  | 'leaveList'
  | 'dateCheckIn'
  | 'reportReceived'
  | 'reportUpheld'
  | 'reportDismissed'
  | 'reactivated';

/** How long the links work, in hours. */
const LINK_HOURS = {
  changeEmailHours: CHANGE_EMAIL_MS / HOUR,
  undoEmailHours: UNDO_CHANGE_EMAIL_MS / HOUR,
  eraseLinkHours: ERASE_LINK_MS / HOUR,
  graceHours: CHECK_IN_GRACE_MS / HOUR,
};

type NoticeProps = MailProps<MailTemplate> & {
  readonly keyPrefix: NoticeCopy;
  readonly href: string;
  /** A day that the text names, ISO 8601. */
  readonly day: string | null;
};

/** The provider of a linked account; mails that were queued before there was a second one name none. */
export function providerOf({ data }: Pick<NoticeProps['mail'], 'data'>): string {
  return 'provider' in data ? data.provider : 'Google';
}

/** What happened, one button, and what to do if it was not you. */
export function Notice({ mail, t, keyPrefix, href, day }: NoticeProps) {
  const { theme, name } = mail.brand;
  const values = {
    brand: name,
    date: day === null ? '' : longDay(mail, day),
    provider: providerOf(mail),
    ...LINK_HOURS,
  };
  return (
    <Layout
      mail={mail}
      t={t}
      preview={t(`${keyPrefix}.preview`, values)}
      title={t(`${keyPrefix}.title`, values)}
    >
      <Paragraph theme={theme}>{t(`${keyPrefix}.text`, values)}</Paragraph>
      <Press theme={theme} href={href}>
        {t(`${keyPrefix}.button`)}
      </Press>
      <Paragraph theme={theme} soft>
        {t(`${keyPrefix}.small`, values)}
      </Paragraph>
      <Address theme={theme} href={href} />
    </Layout>
  );
}

/** What is unread, in numbers only: the senders and the content stay on the site. */
export function Digest({ mail, t }: MailProps<'notice_digest'>) {
  const { brand, data, locale } = mail;
  const { theme } = brand;
  const parts = noticeParts(data);
  const named = parts.map(({ key, count }) => t(`noticeParts.${key}`, { count }));
  const values = {
    brand: brand.name,
    list: new Intl.ListFormat(locale).format(named),
    count: parts.reduce((sum, { count }) => sum + count, 0),
  };
  return (
    <Layout mail={mail} t={t} preview={t('digest.preview')} title={t('digest.title')}>
      <Paragraph theme={theme}>{t('digest.text', values)}</Paragraph>
      <Press theme={theme} href={data.link}>
        {t('digest.button')}
      </Press>
      <Paragraph theme={theme} soft>
        {t('digest.small', { loginLinkHours: LOGIN_LINK_MS / HOUR })}
      </Paragraph>
      <Address theme={theme} href={data.link} />
    </Layout>
  );
}

/** News for members who subscribed to it; the text is written for each mailing. */
export function News({ mail, t }: MailProps<'news'>) {
  const { theme } = mail.brand;
  const { title, text, link } = mail.data;
  return (
    <Layout mail={mail} t={t} preview={title} title={title}>
      {text.split(/\n{2,}/).map((paragraph) => (
        <Paragraph key={paragraph} theme={theme}>
          {paragraph}
        </Paragraph>
      ))}
      <Press theme={theme} href={link}>
        {t('news.button')}
      </Press>
    </Layout>
  );
}
