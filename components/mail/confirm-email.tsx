import { Layout } from './layout.tsx';
import { Address, Paragraph, Press } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

export function ConfirmEmail({ mail, t }: MailProps<'confirm_email'>) {
  const { theme, name } = mail.brand;
  return (
    <Layout mail={mail} t={t} preview={t('confirm.preview')} title={t('confirm.title')}>
      <Paragraph theme={theme}>{t('confirm.text', { brand: name })}</Paragraph>
      <Press theme={theme} href={mail.data.link}>
        {t('confirm.button')}
      </Press>
      <Paragraph theme={theme} soft>
        {t('confirm.validity')}
      </Paragraph>
      <Address theme={theme} href={mail.data.link} />
    </Layout>
  );
}
