import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { PageMessages } from '#app/page-messages.tsx';
import { pageTitle } from '#app/page-title.ts';
import { VerificationPage } from '#components/profile/verification/verification-page.tsx';
import { clock } from '#lib/kernel/clock.ts';
import { ownVerification } from '#lib/proof/own-verification.ts';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = pageTitle('verification');

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export default async function Verification({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const own = await ownVerification(member, clock.now());
  const initial = {
    ...own,
    checkedAt: iso(own.checkedAt),
    expiresAt: iso(own.expiresAt),
    nextAttemptAt: iso(own.nextAttemptAt),
  };
  return (
    <main>
      <PageMessages locale={locale} of={['verification']}>
        <VerificationPage
          trackerId={member.publicId}
          initial={initial}
          timeZone={brand.timezone}
          prefix={prefix}
        />
      </PageMessages>
    </main>
  );
}
