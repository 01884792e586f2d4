import { Layout } from './layout.tsx';
import { longDay } from './long-day.ts';
import { Address, Paragraph, Press } from './parts.tsx';
import type { NoticeCopy } from './notices.ts';
import type { MailProps } from './write-mail.tsx';
import type { MailTemplate } from '#lib/mail/templates.ts';

type NoticeProps = MailProps<MailTemplate> & {
  readonly keyPrefix: NoticeCopy;
  readonly href: string;
  /** A day that the text names, ISO 8601. */
  readonly day: string | null;
};

/** What happened, one button, and what to do if it was not you. */
export function Notice({ mail, t, keyPrefix, href, day }: NoticeProps) {
  const { theme, name } = mail.brand;
  const values = { brand: name, date: day === null ? '' : longDay(mail, day) };
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
