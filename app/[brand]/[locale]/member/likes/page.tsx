import { redirect } from 'next/navigation';
import { cardCheck } from '#app/card-check.ts';
import { pageBrand } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { PageMessages } from '#app/page-messages.tsx';
import { single, type QueryPage } from '#app/page-query.ts';
import { sectionTitle } from '#app/page-title.ts';
import { LikersPage } from '#components/discovery/likers-page.tsx';
import { SEARCH_MAX_PAGE } from '#lib/discovery/limits.ts';
import { likersView } from '#lib/discovery/likers/likers-view.ts';
import { clock } from '#lib/kernel/clock.ts';

export const generateMetadata = sectionTitle('likes');

const NAMESPACES = ['answers.questions', 'answers.shared', 'discovery', 'match.like', 'match.save'];

export default async function Likes({ params, searchParams }: QueryPage) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const asked = Math.trunc(Number(single((await searchParams)['page'])));
  const page = asked > 1 && asked <= SEARCH_MAX_PAGE ? asked : 1;
  const [view, check] = await Promise.all([
    likersView({ viewer: member, locale, now: clock.now() }, page),
    cardCheck(member, { brand, locale, prefix }),
  ]);
  // The last like of the last page was answered.
  if (page > 1 && view.found.profiles.length === 0) redirect(`${prefix}/likes`);
  return (
    <PageMessages locale={locale} of={NAMESPACES}>
      <LikersPage
        view={view}
        country={member.country}
        cardCheckHref={check?.href ?? null}
        prefix={prefix}
      />
    </PageMessages>
  );
}
