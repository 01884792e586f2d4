import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { pageTitle } from '#app/page-title.ts';
import { PageMessages } from '#app/page-messages.tsx';
import { OwnTickets } from '#components/care/own-tickets.tsx';
import { OwnWarnings } from '#components/safety/own-warnings.tsx';
import { ownTickets } from '#lib/care/own-tickets.ts';
import { ownWarnings } from '#lib/moderation/measures/own-warnings.ts';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = pageTitle('care.tickets');

export default async function OwnTicketsRoute({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const [first, warnings] = await Promise.all([ownTickets(member), ownWarnings(member)]);
  return (
    <main>
      <PageMessages locale={locale} of={['care.tickets']}>
        <OwnTickets first={first} timeZone={brand.timezone} prefix={prefix} />
        <OwnWarnings warnings={warnings} timeZone={brand.timezone} />
      </PageMessages>
    </main>
  );
}
