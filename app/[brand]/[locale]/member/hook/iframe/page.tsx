import { redirect } from 'next/navigation';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { sectionTitle } from '#app/page-title.ts';
import { FramedPage } from '#components/payments/hooks/framed-page.tsx';
import { flowVersion } from '#lib/flows/queries.ts';

export const generateMetadata = sectionTitle('vip_plan');

/**
 * The third-party page that the flow shows in an iframe; the page's CSP admits only the hosts that the brand
 * allows.
 */
export default async function Frame({ params }: { params: Promise<BrandParams> }) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const { hooks, iframeHook } = (await flowVersion(member.flowVersionId)).config;
  if (iframeHook === null || !hooks.includes('iframe')) redirect(`${prefix}/vip_plan/cred`);
  return (
    <FramedPage
      url={iframeHook.url}
      title={iframeHook.title[locale]}
      backHref={`${prefix}/vip_plan/cred`}
    />
  );
}
