import Link from 'next/link';
import type { ReactNode } from 'react';
import { pageOperator } from '#app/desk/page-operator.ts';
import { SecondFactorDialog } from '#components/desk/auth/second-factor-dialog.tsx';
import { DeskMark } from '#components/desk/desk-mark.tsx';
import { DeskNav } from '#components/desk/desk-nav.tsx';
import { LeaveButton } from '#components/desk/leave-button.tsx';
import { Palette } from '#components/desk/palette/palette.tsx';
import { sentenceCase } from '#components/desk/format.ts';
import { allowedPages } from '#app/desk/allowed-pages.ts';

export default async function PagesLayout({ children }: { children: ReactNode }) {
  const { name, role } = await pageOperator();
  const groups = allowedPages(role);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14rem_1fr]">
      <a href="#content" className="sr-only focus:not-sr-only">
        Skip to content
      </a>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line bg-raised px-(--gutter) py-3 max-lg:border-b lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:flex-nowrap lg:items-stretch lg:gap-6 lg:border-r lg:py-5">
        <Link prefetch={false} href="/" className="mr-auto lg:mr-0">
          <DeskMark />
        </Link>
        <Palette groups={groups} />
        <div className="order-last w-full lg:order-none lg:min-h-0 lg:w-auto lg:overflow-y-auto">
          <DeskNav groups={groups} />
        </div>
        <div className="flex items-center gap-3 lg:mt-auto lg:justify-between">
          {/* On a phone the row has space for the button only. */}
          <p className="text-sm leading-tight max-lg:sr-only">
            {name}
            <span className="block text-xs text-ink-soft">{sentenceCase(role)}</span>
          </p>
          <LeaveButton />
        </div>
      </header>
      <main id="content" className="min-w-0 px-(--gutter) py-6 lg:px-8 lg:py-8">
        {children}
      </main>
      <SecondFactorDialog />
    </div>
  );
}
