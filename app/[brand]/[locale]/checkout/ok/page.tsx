import { redirect } from 'next/navigation';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { sectionTitle } from '#app/page-title.ts';
import { PayOk } from '#components/payments/pay-ok.tsx';
import { findPendingRefusal } from '#lib/chat/queries.ts';
import { flowVersion } from '#lib/flows/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { justBought } from '#lib/payments/returns/just-bought.ts';

export const generateMetadata = sectionTitle('ok');

/** Shown only right after a purchase, in a flow that has this page. Everyone else is redirected to the messages. */
export default async function Ok({ params }: { params: Promise<BrandParams> }) {
  const { brand, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const [bought, flow, refusal] = await Promise.all([
    justBought(member.memberId, clock.now()),
    flowVersion(member.flowVersionId),
    findPendingRefusal(member.memberId),
  ]);
  if (!bought || !flow.config.okPage) redirect(`${prefix}/chats`);
  return (
    <main>
      <PayOk bought={bought} wasRefused={refusal !== null} prefix={prefix} />
    </main>
  );
}
