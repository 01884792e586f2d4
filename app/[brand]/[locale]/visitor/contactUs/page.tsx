import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { listedPage } from '#app/page-metadata.ts';
import { ContactForm } from '#components/care/contact-form.tsx';
import { ContactPage } from '#components/care/contact-page.tsx';
import { RunContact } from '#components/visitor/run-contact.tsx';
import { accountRow } from '#lib/accounts/queries.ts';

type Props = { readonly params: Promise<BrandParams> };

export const generateMetadata = listedPage('/contactUs', 'care.contact', 'contact');

/** The same for every visitor; for a member the form is prefilled with their address. */
export default async function ContactUsPage({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  const account = member && (await accountRow(member.memberId));
  return (
    <ContactPage brand={brand} prefix={prefix} member={member !== null}>
      <ContactForm language={locale} email={account?.email ?? ''} />
      <RunContact />
    </ContactPage>
  );
}
