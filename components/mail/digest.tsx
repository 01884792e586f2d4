import { noticeParts } from '#lib/notifications/notice-parts.ts';
import { Layout } from './layout.tsx';
import { Address, Paragraph, Press } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

/** What is unread, in numbers only: the senders and the content stay on the site. */
export function Digest({ mail, t }: MailProps<'notice_digest'>) {
  const { brand, data, locale } = mail;
  const { theme } = brand;
  const parts = noticeParts(data).map(({ key, count }) => t(`noticeParts.${key}`, { count }));
  const list = new Intl.ListFormat(locale).format(parts);
  return (
    <Layout mail={mail} t={t} preview={t('digest.preview')} title={t('digest.title')}>
      <Paragraph theme={theme}>{t('digest.text', { brand: brand.name, list })}</Paragraph>
      <Press theme={theme} href={data.link}>
        {t('digest.button')}
      </Press>
      <Paragraph theme={theme} soft>
        {t('digest.small')}
      </Paragraph>
      <Address theme={theme} href={data.link} />
    </Layout>
  );
}
