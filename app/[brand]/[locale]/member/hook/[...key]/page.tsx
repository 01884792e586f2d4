import { redirect } from 'next/navigation';
import { cardCheck } from '#app/card-check.ts';
import { FindContent } from '#app/find-content.tsx';
import { hookProfile } from '#app/hook-angel.ts';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import type { PageQuery } from '#app/page-query.ts';
import { sectionTitle } from '#app/page-title.ts';
import { hookApplies, targetOfHook } from '#components/payments/hooks/hook-applies.ts';
import { HookOverFind } from '#components/payments/hooks/hook-over-find.tsx';
import { readHookPath } from '#components/payments/hooks/hook-path.ts';
import { nextOfHook } from '#components/payments/hooks/next-of-hook.ts';
import { hasBlurredMessage } from '#lib/chat/queries.ts';
import { remainingCredits } from '#lib/credits/queries.ts';
import { flowVersion } from '#lib/flows/queries.ts';
import { clock } from '#lib/kernel/clock.ts';

type Props = {
  readonly params: Promise<BrandParams & { readonly key: string[] }>;
  readonly searchParams: Promise<PageQuery>;
};

export const generateMetadata = sectionTitle('find');

/**
 * A hook at its own address, as mails link to it: shown over the search. Redirected to the flow's next page, or
 * to what the member wanted if the limit no longer exists.
 */
export default async function Hook({ params, searchParams }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const asked = readHookPath((await params).key);
  if (!asked) redirect(`${prefix}/find`);
  const { kind, angelId } = asked;
  const { config } = await flowVersion(member.flowVersionId);
  const checkFirst = config.requiresCardCheck && !member.cardVerified;
  const next = nextOfHook(kind, { shown: config.hooks, checkFirst });
  if (next !== null) redirect(`${prefix}${next}`);
  const [angel, check, credits, blurredMessage] = await Promise.all([
    hookProfile({ viewer: member, locale, now: clock.now() }, kind, angelId),
    cardCheck(member, { brand, locale, prefix }),
    remainingCredits(member),
    kind === 'blurred' && hasBlurredMessage(member),
  ]);
  const checkMissing = check !== null && (check.always || angel?.verifiedOnly !== false);
  if (!hookApplies(kind, { credits, checkMissing, blurredMessage })) {
    redirect(`${prefix}${targetOfHook(kind, angel?.id ?? '')}`);
  }
  return (
    <>
      <FindContent params={params} searchParams={searchParams} />
      <HookOverFind kind={kind} angel={angel ?? undefined} checkHref={check?.href ?? null} />
    </>
  );
}
