import { Layout } from './layout.tsx';
import { Address, Paragraph, Press } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

/** The statement of reasons for a review that is not published, and the way to have it looked at again. */
export function ReviewRefused({ mail, t }: MailProps<'review_refused'>) {
  const { data, brand } = mail;
  const { look, name } = brand;
  return (
    <Layout mail={mail} t={t} preview={t('reviewRefused.preview')} title={t('reviewRefused.title')}>
      <Paragraph look={look}>
        {t('reviewRefused.text', { brand: name })} {t(`reviewReasons.${data.reason}`)}
      </Paragraph>
      <Paragraph look={look}>{t('reviewRefused.how')}</Paragraph>
      <Press look={look} href={data.link}>
        {t('reviewRefused.button')}
      </Press>
      <Paragraph look={look} soft>
        {t('reviewRefused.small')}
      </Paragraph>
      <Address look={look} href={data.link} />
    </Layout>
  );
}
