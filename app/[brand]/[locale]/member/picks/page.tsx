import { cardCheck } from '#app/card-check.ts';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { PageMessages } from '#app/page-messages.tsx';
import { sectionTitle } from '#app/page-title.ts';
import { PicksPage } from '#components/picks/picks-page.tsx';
import { picksView } from '#lib/discovery/picks/picks-view.ts';
import { clock } from '#lib/kernel/clock.ts';

export const generateMetadata = sectionTitle('picks');

const NAMESPACES = [
  ['picks', 'answers.questions', 'answers.shared', 'answers.list', 'answers.intents'],
  ['discovery', 'match.like', 'match.save'],
].flat();

export default async function Picks({ params }: { readonly params: Promise<BrandParams> }) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const [view, check] = await Promise.all([
    picksView({ viewer: member, locale, now: clock.now() }),
    cardCheck(member, { brand, locale, prefix }),
  ]);
  return (
    <PageMessages locale={locale} of={NAMESPACES}>
      <PicksPage
        view={view}
        country={member.country}
        cardCheckHref={check?.href ?? null}
        prefix={prefix}
      />
    </PageMessages>
  );
}
