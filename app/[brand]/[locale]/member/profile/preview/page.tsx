import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { pageTitle } from '#app/page-title.ts';
import { OwnPreview } from '#components/profile/own/own-preview.tsx';
import { ownProfile } from '#lib/accounts/profile/own-profile.ts';
import { ownProfileAsShown } from '#lib/discovery/queries.ts';
import { clock } from '#lib/kernel/clock.ts';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = pageTitle('account.preview');

export default async function Preview({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const now = clock.now();
  const [own, shown] = await Promise.all([
    ownProfile(member, member.publicId, now),
    ownProfileAsShown({ viewer: member, locale, now }),
  ]);
  return <OwnPreview shown={shown} own={own} prefix={prefix} />;
}
