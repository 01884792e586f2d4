import { AddedWords } from './added-words.tsx';
import { Layout } from './layout.tsx';
import { Address, Paragraph, Press } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

/** What should not happen again, why, what may follow, and how to object. */
export function Warning({ mail, t }: MailProps<'warning'>) {
  const { look, name } = mail.brand;
  const { reason, words, contactLink } = mail.data;
  return (
    <Layout mail={mail} t={t} preview={t('warning.preview')} title={t('warning.title')}>
      <Paragraph look={look}>{t('warning.text', { brand: name })}</Paragraph>
      <Paragraph look={look}>
        <strong>{t('restriction.whyIntro')}</strong> {t(`restriction.why.${reason}`)}
      </Paragraph>
      <AddedWords words={words} look={look} t={t} />
      <Paragraph look={look}>{t('warning.how')}</Paragraph>
      <Press look={look} href={contactLink}>
        {t('warning.button')}
      </Press>
      <Paragraph look={look} soft>
        {t('warning.small')}
      </Paragraph>
      <Address look={look} href={contactLink} />
    </Layout>
  );
}
