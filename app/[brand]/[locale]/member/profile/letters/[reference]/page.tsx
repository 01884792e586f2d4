import { notFound } from 'next/navigation';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { pageTitle } from '#app/page-title.ts';
import { PageWords } from '#app/page-words.tsx';
import { OwnLetter } from '#components/care/own-letter.tsx';
import { ownTicket } from '#lib/care/own-tickets.ts';
import { isAppError } from '#lib/kernel/errors.ts';

type Props = { readonly params: Promise<BrandParams & { readonly reference: string }> };

export const generateMetadata = pageTitle('care.letters');

async function found(member: Parameters<typeof ownTicket>[0], reference: string) {
  try {
    return await ownTicket(member, reference);
  } catch (error) {
    if (isAppError(error)) return notFound();
    throw error;
  }
}

export default async function OwnLetterRoute({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const ticket = await found(member, (await params).reference);
  return (
    <main>
      <PageWords locale={locale} of={['care.letters']}>
        <OwnLetter
          ticket={ticket}
          brandName={brand.name}
          timeZone={brand.timezone}
          prefix={prefix}
        />
      </PageWords>
    </main>
  );
}
