import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { FollowFragment } from '#components/profile/follow-fragment.tsx';
import { pageTitle } from '#app/page-title.ts';
import { SecurityPage } from '#components/profile/security/security-page.tsx';
import { ownProfile } from '#lib/accounts/profile/own-profile.ts';
import { clock } from '#lib/kernel/clock.ts';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = pageTitle('security');

export default async function Security({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const profile = await ownProfile(member, member.publicId, clock.now());
  const { clickid, email, confirmed_email, waitingEmail } = profile;
  const { hasPassword, googleSince, appleSince, eraseAt, nextBillDate } = profile;
  return (
    <main>
      <SecurityPage
        profile={{
          clickid,
          email,
          confirmed_email,
          waitingEmail,
          hasPassword,
          googleSince,
          appleSince,
          eraseAt,
          nextBillDate,
        }}
        language={locale}
        timeZone={brand.timezone}
        prefix={prefix}
      />
      <FollowFragment />
    </main>
  );
}
