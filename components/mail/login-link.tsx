import { Layout } from './layout.tsx';
import { Address, Paragraph, Press } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

export function LoginLink({ mail, t }: MailProps<'login_link'>) {
  const { look, name } = mail.brand;
  return (
    <Layout mail={mail} t={t} preview={t('loginLink.preview')} title={t('loginLink.title')}>
      <Paragraph look={look}>{t('loginLink.text', { brand: name })}</Paragraph>
      <Press look={look} href={mail.data.link}>
        {t('loginLink.button')}
      </Press>
      <Paragraph look={look} soft>
        {t('loginLink.validity')}
      </Paragraph>
      <Address look={look} href={mail.data.link} />
    </Layout>
  );
}
