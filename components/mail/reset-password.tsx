import { Layout } from './layout.tsx';
import { Address, Paragraph, Press } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

export function ResetPassword({ mail, t }: MailProps<'reset_password'>) {
  const { theme, name } = mail.brand;
  return (
    <Layout mail={mail} t={t} preview={t('reset.preview')} title={t('reset.title')}>
      <Paragraph theme={theme}>{t('reset.text', { brand: name })}</Paragraph>
      <Press theme={theme} href={mail.data.link}>
        {t('reset.button')}
      </Press>
      <Paragraph theme={theme} soft>
        {t('reset.validity')}
      </Paragraph>
      <Address theme={theme} href={mail.data.link} />
    </Layout>
  );
}
