import { Layout } from './layout.tsx';
import { Address, Paragraph, Press } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

export function ConfirmEmail({ mail, t }: MailProps<'confirm_email'>) {
  const { look, name } = mail.brand;
  return (
    <Layout mail={mail} t={t} preview={t('confirm.preview')} title={t('confirm.title')}>
      <Paragraph look={look}>{t('confirm.text', { brand: name })}</Paragraph>
      <Press look={look} href={mail.data.link}>
        {t('confirm.button')}
      </Press>
      <Paragraph look={look} soft>
        {t('confirm.validity')}
      </Paragraph>
      <Address look={look} href={mail.data.link} />
    </Layout>
  );
}
