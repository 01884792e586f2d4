import { Layout } from './layout.tsx';
import { Address, Paragraph, Press } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

export function SetPassword({ mail, t }: MailProps<'set_password'>) {
  const { theme, name } = mail.brand;
  return (
    <Layout mail={mail} t={t} preview={t('setPassword.preview')} title={t('setPassword.title')}>
      <Paragraph theme={theme}>{t('setPassword.text', { brand: name })}</Paragraph>
      <Press theme={theme} href={mail.data.link}>
        {t('setPassword.button')}
      </Press>
      <Paragraph theme={theme} soft>
        {t('setPassword.validity')}
      </Paragraph>
      <Address theme={theme} href={mail.data.againLink} />
    </Layout>
  );
}
