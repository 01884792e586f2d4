import { Layout } from './layout.tsx';
import { Address, Paragraph, Press } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

export function LoginLink({ mail, t }: MailProps<'login_link'>) {
  const { theme, name } = mail.brand;
  return (
    <Layout mail={mail} t={t} preview={t('loginLink.preview')} title={t('loginLink.title')}>
      <Paragraph theme={theme}>{t('loginLink.text', { brand: name })}</Paragraph>
      <Press theme={theme} href={mail.data.link}>
        {t('loginLink.button')}
      </Press>
      <Paragraph theme={theme} soft>
        {t('loginLink.validity')}
      </Paragraph>
      <Address theme={theme} href={mail.data.link} />
    </Layout>
  );
}
