import { AddedWords } from './added-words.tsx';
import { Layout } from './layout.tsx';
import { Address, Paragraph, Press } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

/** The statement of reasons: what is restricted, why, who decided, and how to object. */
export function Restriction({ mail, t }: MailProps<'restriction'>) {
  const { look } = mail.brand;
  const { restriction, reason, cause, words = '', contactLink } = mail.data;
  return (
    <Layout mail={mail} t={t} preview={t('restriction.preview')} title={t('restriction.title')}>
      <Paragraph look={look}>{t(`restriction.what.${restriction}`)}</Paragraph>
      <Paragraph look={look}>
        <strong>{t('restriction.whyIntro')}</strong> {t(`restriction.why.${reason}`)}
      </Paragraph>
      <AddedWords words={words} look={look} t={t} />
      <Paragraph look={look}>
        {t(cause === 'own_look' ? 'restriction.howOwn' : 'restriction.how')}
      </Paragraph>
      <Press look={look} href={contactLink}>
        {t('restriction.button')}
      </Press>
      <Paragraph look={look} soft>
        {t('restriction.small')}
      </Paragraph>
      <Address look={look} href={contactLink} />
    </Layout>
  );
}
