import { Layout } from './layout.tsx';
import { Address, Paragraph, Press } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

export function AccountExists({ mail, t }: MailProps<'account_exists'>) {
  const { look, name } = mail.brand;
  return (
    <Layout mail={mail} t={t} preview={t('exists.preview')} title={t('exists.title')}>
      <Paragraph look={look}>{t('exists.text', { brand: name })}</Paragraph>
      <Press look={look} href={mail.data.loginLink}>
        {t('exists.button')}
      </Press>
      <Paragraph look={look} soft>
        {t('exists.forgot')}
      </Paragraph>
      <Address look={look} href={mail.data.resetLink} />
    </Layout>
  );
}
