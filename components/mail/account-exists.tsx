import { Layout } from './layout.tsx';
import { Address, Paragraph, Press } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

export function AccountExists({ mail, t }: MailProps<'account_exists'>) {
  const { theme, name } = mail.brand;
  return (
    <Layout mail={mail} t={t} preview={t('exists.preview')} title={t('exists.title')}>
      <Paragraph theme={theme}>{t('exists.text', { brand: name })}</Paragraph>
      <Press theme={theme} href={mail.data.loginLink}>
        {t('exists.button')}
      </Press>
      <Paragraph theme={theme} soft>
        {t('exists.forgot')}
      </Paragraph>
      <Address theme={theme} href={mail.data.resetLink} />
    </Layout>
  );
}
