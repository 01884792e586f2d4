import { getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import { LoginFormLater } from '#components/accounts/login-form-later.tsx';
import { FormPage } from '#components/home/form-page.tsx';
import { VisitorHead } from '#components/home/visitor-head.tsx';
import { PopupHost } from '#components/popups/popup-host.tsx';
import { LogoutButton } from '#components/shell/logout-button.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { Toaster } from '#components/ui/toast.tsx';
import type { Brand, Locale } from '#lib/brands/schema.ts';
import { cookieState } from '#lib/http/cookie-state.ts';
import { clock } from '#lib/kernel/clock.ts';
import { PageMessages } from './page-messages.tsx';

const ISLANDS = ['accounts', 'errors', 'popups', 'shell'];

type Where = { readonly brand: Brand; readonly locale: Locale; readonly prefix: string };

/** Shown in place of a member's page when the session has ended or the account is disabled. */
export async function LoginGate({ brand, locale, prefix }: Where) {
  const header = (await cookies()).toString();
  const [session, t, notices] = await Promise.all([
    cookieState(header, brand.id, clock.now()),
    getTranslations('home'),
    getTranslations('notifications'),
  ]);
  const key = session === 'disabled' ? 'disabled' : 'entrance';
  return (
    <PageMessages locale={locale} of={ISLANDS}>
      <PopupHost
        prefix={prefix}
        country={brand.country}
        first={{ kind: key === 'entrance' ? 'signup' : 'disabled' }}
      >
        <VisitorHead brand={{ id: brand.id, name: brand.name }} prefix={prefix} />
        <FormPage brand={brand.id} title={t(`${key}.title`)} lead={t(`${key}.text`)}>
          {key === 'entrance' ? (
            <LoginFormLater prefix={prefix} />
          ) : (
            <DisabledAccountLinks prefix={prefix} />
          )}
        </FormPage>
      </PopupHost>
      <Toaster label={notices('region')} />
    </PageMessages>
  );
}

/** For a member whose account is disabled: support and logout. */
async function DisabledAccountLinks({ prefix }: { prefix: string }) {
  const t = await getTranslations('shell.footer');
  return (
    <div className="flex flex-wrap gap-3">
      <a href={`${prefix}/contactUs`} className={buttonStyle({})}>
        {t('contact')}
      </a>
      <LogoutButton prefix={prefix} />
    </div>
  );
}
