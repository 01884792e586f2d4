import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { PageMessages } from '#app/page-messages.tsx';
import { sectionTitle } from '#app/page-title.ts';
import { SearchesPage } from '#components/searches/searches-page.tsx';
import { listSearches } from '#lib/discovery/saved-searches/list-searches.ts';
import { clock } from '#lib/kernel/clock.ts';

export const generateMetadata = sectionTitle('searches');

const NAMESPACES = [
  ['searches', 'discovery.filters', 'discovery.empty.wider'],
  ['answers.intents', 'answers.list', 'answers.children', 'answers.smoking'],
].flat();

export default async function Searches({ params }: { readonly params: Promise<BrandParams> }) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const searches = await listSearches(member, clock.now());
  return (
    <PageMessages locale={locale} of={NAMESPACES}>
      <SearchesPage initial={searches} prefix={prefix} />
    </PageMessages>
  );
}
