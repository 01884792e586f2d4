import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { pageTitle } from '#app/page-title.ts';
import { PageWords } from '#app/page-words.tsx';
import { OwnLetters } from '#components/care/own-letters.tsx';
import { ownTickets } from '#lib/care/own-tickets.ts';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = pageTitle('care.letters');

export default async function OwnLettersRoute({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const first = await ownTickets(member);
  return (
    <main>
      <PageWords locale={locale} of={['care.letters']}>
        <OwnLetters first={first} timeZone={brand.timezone} prefix={prefix} />
      </PageWords>
    </main>
  );
}
