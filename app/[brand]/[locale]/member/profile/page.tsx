import { cardCheck } from '#app/card-check.ts';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { OwnProfile } from '#components/accounts/own-profile.tsx';
import { ownProfile } from '#lib/accounts/own-profile.ts';
import { remainingCredits } from '#lib/credits/queries.ts';
import { clock } from '#lib/kernel/clock.ts';

export default async function Profile({ params }: { params: Promise<BrandParams> }) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const [profile, credits, check] = await Promise.all([
    ownProfile(member, member.publicId, clock.now()),
    remainingCredits(member),
    cardCheck(member, { brand, locale, prefix }),
  ]);
  return (
    <main>
      <OwnProfile
        profile={profile}
        credits={credits}
        timeZone={brand.timezone}
        currency={brand.currency}
        prefix={prefix}
        cardCheckHref={check?.href ?? null}
      />
    </main>
  );
}
