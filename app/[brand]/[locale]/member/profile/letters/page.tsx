import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { pageTitle } from '#app/page-title.ts';
import { PageWords } from '#app/page-words.tsx';
import { OwnLetters } from '#components/care/own-letters.tsx';
import { OwnWarnings } from '#components/safety/own-warnings.tsx';
import { ownTickets } from '#lib/care/own-tickets.ts';
import { ownWarnings } from '#lib/moderation/own-warnings.ts';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = pageTitle('care.letters');

export default async function OwnLettersRoute({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const [first, warnings] = await Promise.all([ownTickets(member), ownWarnings(member)]);
  return (
    <main>
      <PageWords locale={locale} of={['care.letters']}>
        <OwnLetters first={first} timeZone={brand.timezone} prefix={prefix} />
        <OwnWarnings warnings={warnings} timeZone={brand.timezone} />
      </PageWords>
    </main>
  );
}
