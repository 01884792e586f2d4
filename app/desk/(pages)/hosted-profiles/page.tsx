import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { ProfileList } from '#components/desk/hosted-profiles/profile-list.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { brands } from '#lib/brands/registry.ts';
import { worksFor } from '#lib/desk/brand-scope.ts';
import { mayDo } from '#lib/identity/roles.ts';

export const metadata: Metadata = { title: 'Hosted profiles' };

export default async function HostedProfilesPage() {
  const operator = await operatorWith('hosted');
  if (!operator) return <Forbidden />;
  const own = brands
    .filter(({ id }) => worksFor(operator, id))
    .map(({ id, name }) => ({ id, name }));
  return <ProfileList brands={own} mayChange={mayDo(operator.role, 'configure')} />;
}
