import type { ReactNode } from 'react';
import { CardIcons } from '#components/brand/card-icons.tsx';
import { Wordmark } from '#components/brand/wordmark.tsx';
import type { BrandId } from '#lib/brands/schema.ts';

interface FooterLink {
  href: string;
  label: string;
}

interface FooterProps {
  brand: { id: BrandId; name: string };
  /** FAQ, terms, privacy, cookies, contact and similar pages. */
  links: readonly FooterLink[];
  /** Withdraw and cancel: they need no account and are shown separately. */
  rights: readonly FooterLink[];
  /** Legal name, seat, registration and VAT numbers, one line an entry. */
  company: readonly string[];
  email: string;
  phone: string;
  /** Set if the company data is invented: the sentence that says so. */
  inventedNote?: string;
  copyright: string;
  labels: { navigation: string; rights: string; company: string; cards: string };
  /** Language, theme and cookies. */
  children?: ReactNode;
}

export function Footer(props: FooterProps) {
  const { brand, links, rights, company, labels } = props;
  return (
    <footer className="relative overflow-hidden bg-sunken text-ink print:bg-transparent [body:has([data-page=offline])_&]:hidden">
      <hr aria-hidden="true" className="rule" />
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-12 gap-y-10 px-(--gutter) pt-12 pb-10 lg:grid-cols-[1.1fr_1.5fr] print:block">
        <div className="grid grid-cols-1 content-start gap-6 print:hidden">
          <Wordmark
            brand={brand.id}
            name={brand.name}
            className="h-11 w-auto max-w-full justify-self-start"
          />
          <CardIcons label={labels.cards} />
          {props.children}
        </div>
        <div className="grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 print:block">
          <nav aria-label={labels.navigation} className="sm:col-span-2 print:hidden">
            <FooterLinks links={links} />
          </nav>
          <section aria-labelledby="footer-rights" className="print:hidden">
            <h2 id="footer-rights" className="mb-1 font-ui text-sm font-semibold text-ink-soft">
              {labels.rights}
            </h2>
            <ul>
              {rights.map((link) => (
                <FooterItem key={link.href} {...link} />
              ))}
            </ul>
          </section>
          <section aria-labelledby="footer-company" className="text-sm">
            <h2 id="footer-company" className="mb-2 font-ui font-semibold text-ink-soft">
              {labels.company}
            </h2>
            <address className="grid gap-1 not-italic">
              {company.map((line, index) => (
                <span key={line} className={index === 0 ? 'font-semibold' : undefined}>
                  {line}
                </span>
              ))}
              <a href={`mailto:${props.email}`} className="flex min-h-11 items-center underline">
                {props.email}
              </a>
              <a
                href={`tel:${props.phone.replaceAll(' ', '')}`}
                className="flex min-h-11 items-center underline"
              >
                {props.phone}
              </a>
            </address>
          </section>
        </div>
      </div>
      <div className="mx-auto grid max-w-page gap-2 px-(--gutter) pb-10 text-sm text-ink-soft">
        {props.inventedNote !== undefined && <p>{props.inventedNote}</p>}
        <p>{props.copyright}</p>
      </div>
    </footer>
  );
}

function FooterLinks({ links }: { links: readonly FooterLink[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-10 sm:grid-cols-3">
      {links.map((link) => (
        <FooterItem key={link.href} {...link} />
      ))}
    </ul>
  );
}

function FooterItem({ href, label }: FooterLink) {
  return (
    <li>
      <a
        href={href}
        className="inline-flex min-h-11 min-w-11 items-center font-ui decoration-1 underline-offset-4 hover:underline"
      >
        {label}
      </a>
    </li>
  );
}
