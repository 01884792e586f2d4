import { StaffNote } from './staff-note.tsx';
import { Layout } from './layout.tsx';
import { Address, Paragraph, Press } from './parts.tsx';
import type { MailProps } from './write-mail.tsx';

/** What should not happen again, why, what may follow, and how to object. */
export function Warning({ mail, t }: MailProps<'warning'>) {
  const { theme, name } = mail.brand;
  const { reason, details, contactLink } = mail.data;
  return (
    <Layout mail={mail} t={t} preview={t('warning.preview')} title={t('warning.title')}>
      <Paragraph theme={theme}>{t('warning.text', { brand: name })}</Paragraph>
      <Paragraph theme={theme}>
        <strong>{t('restriction.whyIntro')}</strong> {t(`restriction.why.${reason}`)}
      </Paragraph>
      <StaffNote details={details} theme={theme} t={t} />
      <Paragraph theme={theme}>{t('warning.how')}</Paragraph>
      <Press theme={theme} href={contactLink}>
        {t('warning.button')}
      </Press>
      <Paragraph theme={theme} soft>
        {t('warning.small')}
      </Paragraph>
      <Address theme={theme} href={contactLink} />
    </Layout>
  );
}
