import { getTranslations } from 'next-intl/server';
import { EnterByLink } from '#components/accounts/landings/enter-by-link.tsx';
import { LandingFailure } from '#components/accounts/landings/landing-failure.tsx';
import { FormPage } from '#components/home/form-page.tsx';
import { readTarget } from '#lib/accounts/landings/target.ts';
import type { AutologinChannel } from '#lib/db/generated/enums.ts';
import { withAttributionQuery } from '#lib/http/client/attribution-query.ts';
import { pageBrand, type BrandParams } from './page-brand.ts';
import { queryOf, single, type PageQuery } from './page-query.ts';

type LandingProps = {
  readonly params: Promise<BrandParams>;
  readonly searchParams: Promise<PageQuery>;
  readonly channel: AutologinChannel;
};

/** The page of a login link: a button while the link is valid, else the reason and a link onwards. */
export async function AutologinLanding({ params, searchParams, channel }: LandingProps) {
  const { brand, prefix } = await pageBrand(params);
  const query = await searchParams;
  const [token, redirect, event] = ['token', 'redirect', 'event'].map((name) =>
    single(query[name]),
  ) as [string, string, string];
  const target = readTarget(redirect, brand);
  const t = await getTranslations('accounts.autologin');
  const failed = (reason: string, to: string) => (
    <FormPage brand={brand.id} title={t('failed')}>
      <LandingFailure
        subject={`autologin ${channel}`}
        reason={reason}
        to={withAttributionQuery(`${prefix}${to}`, queryOf(query))}
      />
    </FormPage>
  );
  if (token === '') return failed('no token', '/');
  if (target === null) return failed('redirect is no base64 of a path', '/find?hook=signup');
  return (
    <FormPage brand={brand.id} title={t('title')}>
      <EnterByLink
        prefix={prefix}
        channel={channel}
        token={token}
        redirect={redirect}
        target={target}
        event={event}
      />
    </FormPage>
  );
}
