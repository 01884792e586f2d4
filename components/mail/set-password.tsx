import { Layout } from './layout.tsx';
import { Address, Paragraph, Press } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

export function SetPassword({ mail, t }: MailProps<'set_password'>) {
  const { look, name } = mail.brand;
  return (
    <Layout mail={mail} t={t} preview={t('setPassword.preview')} title={t('setPassword.title')}>
      <Paragraph look={look}>{t('setPassword.text', { brand: name })}</Paragraph>
      <Press look={look} href={mail.data.link}>
        {t('setPassword.button')}
      </Press>
      <Paragraph look={look} soft>
        {t('setPassword.validity')}
      </Paragraph>
      <Address look={look} href={mail.data.againLink} />
    </Layout>
  );
}
