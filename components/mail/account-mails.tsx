import { Layout } from './layout.tsx';
import { Address, Paragraph, Press } from './parts.tsx';
import type { MailProps } from './mail-props.ts';
import { LOGIN_LINK_MS } from '#lib/accounts/limits.ts';
import { HOUR } from '#lib/kernel/clock.ts';

export function ConfirmEmail({ mail, t }: MailProps<'confirm_email'>) {
  const { theme, name } = mail.brand;
  return (
    <Layout mail={mail} t={t} preview={t('confirm.preview')} title={t('confirm.title')}>
      <Paragraph theme={theme}>{t('confirm.text', { brand: name })}</Paragraph>
      <Press theme={theme} href={mail.data.link}>
        {t('confirm.button')}
      </Press>
      <Paragraph theme={theme} soft>
        {t('confirm.validity')}
      </Paragraph>
      <Address theme={theme} href={mail.data.link} />
    </Layout>
  );
}

export function Welcome({ mail, t }: MailProps<'welcome'>) {
  const { theme, name } = mail.brand;
  return (
    <Layout mail={mail} t={t} preview={t('welcome.preview')} title={t('welcome.title')}>
      <Paragraph theme={theme}>{t('welcome.text', { brand: name })}</Paragraph>
      <Paragraph theme={theme}>{t('welcome.hosted', { brand: name })}</Paragraph>
      <Press theme={theme} href={mail.data.link}>
        {t('welcome.button')}
      </Press>
    </Layout>
  );
}

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

export function LoginLink({ mail, t }: MailProps<'login_link'>) {
  const { theme, name } = mail.brand;
  return (
    <Layout
      mail={mail}
      t={t}
      preview={t('loginLink.preview', { loginLinkHours: LOGIN_LINK_MS / HOUR })}
      title={t('loginLink.title')}
    >
      <Paragraph theme={theme}>{t('loginLink.text', { brand: name })}</Paragraph>
      <Press theme={theme} href={mail.data.link}>
        {t('loginLink.button')}
      </Press>
      <Paragraph theme={theme} soft>
        {t('loginLink.validity', { loginLinkHours: LOGIN_LINK_MS / HOUR })}
      </Paragraph>
      <Address theme={theme} href={mail.data.link} />
    </Layout>
  );
}

export function AccountExists({ mail, t }: MailProps<'account_exists'>) {
  const { theme, name } = mail.brand;
  return (
    <Layout mail={mail} t={t} preview={t('exists.preview')} title={t('exists.title')}>
      <Paragraph theme={theme}>{t('exists.text', { brand: name })}</Paragraph>
      <Press theme={theme} href={mail.data.loginLink}>
        {t('exists.button')}
      </Press>
      <Paragraph theme={theme} soft>
        {t('exists.forgot')}
      </Paragraph>
      <Address theme={theme} href={mail.data.resetLink} />
    </Layout>
  );
}
