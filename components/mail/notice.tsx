import { Layout } from './layout.tsx';
import { longDay } from './long-day.ts';
import { Address, Paragraph, Press } from './parts.tsx';
import type { NoticeCopy } from './notices.ts';
import type { MailProps } from './write-mail.tsx';
import type { MailTemplate } from '#lib/mail/templates.ts';

type NoticeProps = MailProps<MailTemplate> & {
  readonly words: NoticeCopy;
  readonly href: string;
  /** A day that the text names, ISO 8601. */
  readonly day: string | null;
};

/** What happened, one button, and what to do if it was not you. */
export function Notice({ mail, t, words, href, day }: NoticeProps) {
  const { look, name } = mail.brand;
  const values = { brand: name, date: day === null ? '' : longDay(mail, day) };
  return (
    <Layout
      mail={mail}
      t={t}
      preview={t(`${words}.preview`, values)}
      title={t(`${words}.title`, values)}
    >
      <Paragraph look={look}>{t(`${words}.text`, values)}</Paragraph>
      <Press look={look} href={href}>
        {t(`${words}.button`)}
      </Press>
      <Paragraph look={look} soft>
        {t(`${words}.small`, values)}
      </Paragraph>
      <Address look={look} href={href} />
    </Layout>
  );
}
