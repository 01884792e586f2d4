import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Brand } from '#lib/brands/schema.ts';

interface ContactPageProps {
  brand: Brand;
  prefix: string;
  /** Members find their earlier tickets and the answers in the app. */
  member: boolean;
  /** The form. */
  children: ReactNode;
}

/** Company and contact details beside the contact form. */
export function ContactPage({ brand, prefix, member, children }: ContactPageProps) {
  const t = useTranslations('care.contact');
  const ticketCopy = useTranslations('care.tickets');
  const home = useTranslations('home');
  return (
    <main id="content" className="relative isolate overflow-hidden bg-sunken">
      <div
        aria-hidden="true"
        className="pattern absolute inset-y-0 right-0 -z-10 hidden w-[45%] lg:block"
      />
      <div className="mx-auto grid max-w-page gap-x-14 px-(--gutter) pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:grid-rows-[auto_1fr] lg:pt-16 lg:pb-20">
        <header className="pb-8">
          <h1 className="display text-[clamp(2.5rem,11vw,3.5rem)] lg:text-[clamp(3.5rem,6vw,5.5rem)]">
            {t('title')}
          </h1>
          <p className="mt-4 max-w-md text-lg">{t('lead')}</p>
          <p className="mt-2 max-w-md">
            {t.rich('questions', {
              link: (part) => (
                <a href={`${prefix}/legal/faq`} className="underline underline-offset-4">
                  {part}
                </a>
              ),
            })}
          </p>
          {member && (
            <p className="mt-2 max-w-md">
              {ticketCopy.rich('fromContact', {
                link: (part) => (
                  <a href={`${prefix}/profile/tickets`} className="underline underline-offset-4">
                    {part}
                  </a>
                ),
              })}
            </p>
          )}
        </header>
        <div className="-mx-(--gutter) bg-raised px-(--gutter) py-8 lg:row-span-2 lg:mx-0 lg:self-start lg:rounded-card lg:border lg:border-line lg:p-9">
          <noscript>
            <p className="mb-5 rounded-field bg-sunken px-4 py-3">{home('needsScript')}</p>
          </noscript>
          {children}
        </div>
        <Company brand={brand} />
      </div>
    </main>
  );
}

function Company({ brand: { company } }: Pick<ContactPageProps, 'brand'>) {
  const t = useTranslations('care.contact');
  const footer = useTranslations('shell.footer');
  const link = 'inline-flex min-h-11 items-center underline underline-offset-4';
  return (
    <section aria-labelledby="contact-company" className="self-start py-10 lg:py-0">
      <h2 id="contact-company" className="display text-2xl">
        {t('company')}
      </h2>
      <p className="mt-3 font-semibold">{company.legalName}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-1 [&_dt]:font-ui [&_dt]:text-sm">
        <dt>{t('address')}</dt>
        <dd>
          <address className="grid not-italic">
            {company.seat.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </dd>
        <dt>{t('email')}</dt>
        <dd>
          <a href={`mailto:${company.email}`} className={link}>
            {company.email}
          </a>
        </dd>
        <dt>{t('phone')}</dt>
        <dd>
          <a href={`tel:${company.phone.replaceAll(' ', '')}`} className={`${link} tabular`}>
            {company.phone}
          </a>
        </dd>
      </dl>
      {company.invented && <p className="mt-3 max-w-md text-sm">{footer('invented')}</p>}
    </section>
  );
}
