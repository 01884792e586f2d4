import { Layout } from './layout.tsx';
import { Address, Paragraph, Press } from './parts.tsx';
import { longDay } from './long-day.ts';
import type { MailProps } from './write-mail.tsx';

/** Why a photo was refused, and how to appeal. */
export function PhotoRefused({ mail, t }: MailProps<'photo_refused'>) {
  const { data, brand } = mail;
  const { theme, name } = brand;
  const date = longDay(mail, data.until);
  return (
    <Layout mail={mail} t={t} preview={t('photoRefused.preview')} title={t('photoRefused.title')}>
      <Paragraph theme={theme}>{t('photoRefused.text', { brand: name })}</Paragraph>
      <Paragraph theme={theme}>{t(`photoReasons.${data.reason}`)}</Paragraph>
      <Paragraph theme={theme}>{t('photoRefused.appeal', { date })}</Paragraph>
      <Press theme={theme} href={data.link}>
        {t('photoRefused.button')}
      </Press>
      <Paragraph theme={theme} soft>
        {t('photoRefused.small')}
      </Paragraph>
      <Address theme={theme} href={data.link} />
    </Layout>
  );
}
