import { cardCheck } from '#app/card-check.ts';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { PageMessages } from '#app/page-messages.tsx';
import { peerTitle } from '#app/page-title.ts';
import { GoneProfile } from '#components/profile/gone-profile.tsx';
import { ProfileView } from '#components/profile/profile-view.tsx';
import { profileView } from '#lib/discovery/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { isAppError } from '#lib/kernel/errors.ts';

type Props = { readonly params: Promise<BrandParams & { readonly u: string }> };

export const generateMetadata = peerTitle('user');

export default async function UserPage({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const { u } = await params;
  const [profile, check] = await Promise.all([
    profileView({ viewer: member, locale, now: clock.now() }, u).catch((error: unknown) => {
      if (isAppError(error)) return null;
      throw error;
    }),
    cardCheck(member, { brand, locale, prefix }),
  ]);
  if (profile === null) return <GoneProfile prefix={prefix} />;
  const verify = check?.href ? { verifyHref: check.href } : {};
  return (
    <PageMessages locale={locale} of={['chat.voice', 'match.like', 'match.save']}>
      <ProfileView profile={profile} prefix={prefix} {...verify} />
    </PageMessages>
  );
}
