import { pageBrand } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { PageMessages } from '#app/page-messages.tsx';
import { single, type QueryPage } from '#app/page-query.ts';
import { sectionTitle } from '#app/page-title.ts';
import { DatesPage } from '#components/dates/dates-page.tsx';
import { meetingRange } from '#lib/dates/meeting-time.ts';
import { ownDates } from '#lib/dates/own-dates.ts';
import { nameShownTo } from '#lib/discovery/queries.ts';
import { clock } from '#lib/kernel/clock.ts';

export const generateMetadata = sectionTitle('dates');

export default async function Dates({ params, searchParams }: QueryPage) {
  const { brand, locale } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const now = clock.now();
  const [dates, withName] = await Promise.all([
    ownDates(member, now),
    nameShownTo(member, single((await searchParams)['with'])),
  ]);
  return (
    <PageMessages locale={locale} of={['dates']}>
      <DatesPage
        initial={dates}
        withName={withName}
        range={meetingRange(brand.timezone, now)}
        timeZone={brand.timezone}
      />
    </PageMessages>
  );
}
