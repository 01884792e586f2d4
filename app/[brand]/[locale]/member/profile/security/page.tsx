import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { SecurityPage } from '#components/profile/security/security-page.tsx';
import { ownProfile } from '#lib/accounts/own-profile.ts';
import { clock } from '#lib/kernel/clock.ts';

type Props = { readonly params: Promise<BrandParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageBrand(params);
  const t = await getTranslations('security');
  return { title: t('title') };
}

export default async function Security({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const profile = await ownProfile(member, member.publicId, clock.now());
  const { clickid, email, confirmed_email, waitingEmail, hasPassword, eraseAt, nextBillDate } =
    profile;
  return (
    <main>
      <SecurityPage
        profile={{
          ...{ clickid, email, confirmed_email, waitingEmail },
          ...{ hasPassword, eraseAt, nextBillDate },
        }}
        language={locale}
        timeZone={brand.timezone}
        prefix={prefix}
      />
    </main>
  );
}
