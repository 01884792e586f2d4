import { Layout } from './layout.tsx';
import { Address, Paragraph, Press } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

/** The statement of reasons for a review that is not published, and how to appeal. */
export function ReviewRefused({ mail, t }: MailProps<'review_refused'>) {
  const { data, brand } = mail;
  const { theme, name } = brand;
  return (
    <Layout mail={mail} t={t} preview={t('reviewRefused.preview')} title={t('reviewRefused.title')}>
      <Paragraph theme={theme}>
        {t('reviewRefused.text', { brand: name })} {t(`reviewReasons.${data.reason}`)}
      </Paragraph>
      <Paragraph theme={theme}>{t('reviewRefused.how')}</Paragraph>
      <Press theme={theme} href={data.link}>
        {t('reviewRefused.button')}
      </Press>
      <Paragraph theme={theme} soft>
        {t('reviewRefused.small')}
      </Paragraph>
      <Address theme={theme} href={data.link} />
    </Layout>
  );
}
