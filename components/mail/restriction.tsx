import { StaffNote } from './staff-note.tsx';
import { Layout } from './layout.tsx';
import { Address, Paragraph, Press } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

/** The statement of reasons: what is restricted, why, who decided, and how to object. */
export function Restriction({ mail, t }: MailProps<'restriction'>) {
  const { theme } = mail.brand;
  const { restriction, reason, cause, details = '', contactLink } = mail.data;
  return (
    <Layout mail={mail} t={t} preview={t('restriction.preview')} title={t('restriction.title')}>
      <Paragraph theme={theme}>{t(`restriction.what.${restriction}`)}</Paragraph>
      <Paragraph theme={theme}>
        <strong>{t('restriction.whyIntro')}</strong> {t(`restriction.why.${reason}`)}
      </Paragraph>
      <StaffNote details={details} theme={theme} t={t} />
      <Paragraph theme={theme}>
        {t(cause === 'own_initiative' ? 'restriction.howOwn' : 'restriction.how')}
      </Paragraph>
      <Press theme={theme} href={contactLink}>
        {t('restriction.button')}
      </Press>
      <Paragraph theme={theme} soft>
        {t('restriction.small')}
      </Paragraph>
      <Address theme={theme} href={contactLink} />
    </Layout>
  );
}
