import { Layout } from './layout.tsx';
import { Address, Paragraph, Press } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

export function ResetPassword({ mail, t }: MailProps<'reset_password'>) {
  const { look, name } = mail.brand;
  return (
    <Layout mail={mail} t={t} preview={t('reset.preview')} title={t('reset.title')}>
      <Paragraph look={look}>{t('reset.text', { brand: name })}</Paragraph>
      <Press look={look} href={mail.data.link}>
        {t('reset.button')}
      </Press>
      <Paragraph look={look} soft>
        {t('reset.validity')}
      </Paragraph>
      <Address look={look} href={mail.data.link} />
    </Layout>
  );
}
