import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { MemberView } from '#components/desk/members/member-view.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { mayDo } from '#lib/identity/roles.ts';

export const metadata: Metadata = { title: 'Member' };

type Props = { readonly params: Promise<{ readonly trackerId: string }> };

/** The page itself contains no member data: all of it is fetched by calls that state a purpose. */
export default async function MemberPage({ params }: Props) {
  const operator = await operatorWith(['care', 'moderate']);
  if (!operator) return <Forbidden />;
  const { trackerId } = await params;
  return (
    <>
      <h1 className="sr-only">Member</h1>
      <MemberView
        trackerId={trackerId}
        cares={mayDo(operator.role, 'care')}
        counts={mayDo(operator.role, 'finance')}
      />
    </>
  );
}
