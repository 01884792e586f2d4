import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { documentTitle } from '#app/document-title.ts';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { PageMessages } from '#app/page-messages.tsx';
import { OwnTicket } from '#components/care/own-ticket.tsx';
import { ownTicket } from '#lib/care/own-tickets.ts';
import { isAppError } from '#lib/kernel/errors.ts';

type Props = { readonly params: Promise<BrandParams & { readonly reference: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand } = await pageBrand(params);
  const t = await getTranslations('care.tickets');
  return { title: documentTitle(brand.name, `${t('title')} ${(await params).reference}`) };
}

async function found(member: Parameters<typeof ownTicket>[0], reference: string) {
  try {
    return await ownTicket(member, reference);
  } catch (error) {
    if (isAppError(error)) return notFound();
    throw error;
  }
}

export default async function OwnTicketRoute({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const ticket = await found(member, (await params).reference);
  return (
    <main>
      <PageMessages locale={locale} of={['care.tickets', 'care.files']}>
        <OwnTicket
          ticket={ticket}
          brandName={brand.name}
          timeZone={brand.timezone}
          prefix={prefix}
        />
      </PageMessages>
    </main>
  );
}
