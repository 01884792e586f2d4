import { redirect } from 'next/navigation';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';

/** An address that the reference texts name: the plans are elsewhere. */
export default async function RatePlan({
  params,
}: {
  params: Promise<BrandParams>;
}): Promise<never> {
  const { prefix } = await pageBrand(params);
  return redirect(`${prefix}/vip_plan/cred`);
}
