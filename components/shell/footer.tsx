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
  /** FAQ, terms, privacy, cookie, contact, features. */
  links: readonly FooterLink[];
  /** Withdraw and cancel: they need no account and are set apart. */
  rights: readonly FooterLink[];
  /** Legal name, seat, registration and VAT numbers, one line an entry. */
  company: readonly string[];
  email: string;
  phone: string;
  /** Where the company data name nobody, the sentence that says so. */
  inventedNote?: string;
  copyright: string;
  labels: { navigation: string; rights: string; company: string; cards: string };
  /** Language and theme. */
  children?: ReactNode;
}

export function Footer(props: FooterProps) {
  const { brand, links, rights, company, labels } = props;
  return (
    <footer className="relative mt-16 overflow-hidden bg-sunken text-ink">
      <hr className="rule" />
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-10 px-[var(--gutter)] py-12 md:grid-cols-[1.3fr_1fr_1.2fr]">
        <div className="grid content-start gap-6">
          <Wordmark brand={brand.id} name={brand.name} className="h-11 w-auto justify-self-start" />
          <CardIcons label={labels.cards} />
          {props.children}
        </div>
        <nav aria-label={labels.navigation}>
          <FooterLinks links={links} />
          <h2 className="mt-6 mb-1 font-ui text-sm font-semibold text-ink-soft">{labels.rights}</h2>
          <FooterLinks links={rights} />
        </nav>
        <section aria-label={labels.company} className="text-sm">
          <address className="grid gap-1 not-italic">
            {company.map((line, index) => (
              <span key={line} className={index === 0 ? 'font-semibold' : undefined}>
                {line}
              </span>
            ))}
            <a href={`mailto:${props.email}`} className="flex min-h-8 items-center underline">
              {props.email}
            </a>
            <a
              href={`tel:${props.phone.replaceAll(' ', '')}`}
              className="flex min-h-8 items-center underline"
            >
              {props.phone}
            </a>
          </address>
          {props.inventedNote !== undefined && (
            <p className="mt-4 max-w-xs border-l-2 border-accent-ink pl-3 text-ink-soft">
              {props.inventedNote}
            </p>
          )}
        </section>
      </div>
      <p className="mx-auto max-w-page px-[var(--gutter)] pb-10 text-sm text-ink-soft">
        {props.copyright}
      </p>
    </footer>
  );
}

function FooterLinks({ links }: { links: readonly FooterLink[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 md:grid-cols-1">
      {links.map((link) => (
        <li key={link.href}>
          <a
            href={link.href}
            className="inline-flex min-h-11 items-center font-ui decoration-1 underline-offset-4 hover:underline"
          >
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
