import { redirect } from 'next/navigation';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';

/** An older address of the plans. */
export default async function Choose({ params }: { params: Promise<BrandParams> }): Promise<never> {
  const { prefix } = await pageBrand(params);
  redirect(`${prefix}/vip_plan/cred`);
}
