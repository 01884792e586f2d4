import { cardCheck } from '#app/card-check.ts';
import { ownPlan } from '#app/own-plan.ts';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { sectionTitle } from '#app/page-title.ts';
import { FollowFragment } from '#components/profile/follow-fragment.tsx';
import { OwnIntroduction } from '#components/profile/introduction/own-introduction.tsx';
import { OwnProfile } from '#components/profile/own/own-profile.tsx';
import { PhotoManager } from '#components/profile/photos/photo-manager.tsx';
import { HelpLinks } from '#components/shell/help-links.tsx';
import { InstallHint } from '#components/shell/install-hint.tsx';
import { ShareButton } from '#components/shell/share-button.tsx';
import { RunShare } from '#components/visitor/run-share.tsx';
import { ownProfile } from '#lib/accounts/profile/own-profile.ts';
import { remainingCredits } from '#lib/credits/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { regionsOf } from '#lib/places/queries.ts';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = sectionTitle('profile');

export default async function Profile({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const [profile, credits, check, plan, regions] = await Promise.all([
    ownProfile(member, member.publicId, clock.now()),
    remainingCredits(member),
    cardCheck(member, { brand, locale, prefix }),
    ownPlan(member, { brand, locale, prefix }),
    regionsOf(member.country),
  ]);
  return (
    <main>
      <InstallHint brandName={brand.name} />
      <OwnProfile
        profile={profile}
        credits={credits}
        timeZone={brand.timezone}
        prefix={prefix}
        cardCheckHref={check?.href ?? null}
        plan={plan}
        regions={regions.map(({ name }) => name)}
        photos={<PhotoManager trackerId={member.publicId} />}
        introduction={<OwnIntroduction trackerId={member.publicId} />}
      />
      <div className="mx-auto grid max-w-page gap-6 px-(--gutter) py-6">
        <HelpLinks prefix={prefix} id="profile-help" />
        <ShareButton brandName={brand.name} path={`${prefix}/`} />
        <RunShare />
      </div>
      <FollowFragment />
    </main>
  );
}
