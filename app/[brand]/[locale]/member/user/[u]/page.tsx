import { notFound } from 'next/navigation';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { ProfileView } from '#components/profile/profile-view.tsx';
import { profileView } from '#lib/discovery/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { isAppError } from '#lib/kernel/errors.ts';

type Props = { readonly params: Promise<BrandParams & { readonly u: string }> };

export default async function UserPage({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const { u } = await params;
  const profile = await profileView({ viewer: member, locale, now: clock.now() }, u).catch(
    (error: unknown) => {
      if (isAppError(error)) notFound();
      throw error;
    },
  );
  const verify = member.cardVerified ? {} : { verifyHref: `${prefix}/vip_plan/cred` };
  return <ProfileView profile={profile} prefix={prefix} {...verify} />;
}
