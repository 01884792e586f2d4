import type { ReactNode } from 'react';
import { DeskMark } from '#components/desk/desk-mark.tsx';

/** Layout of the pages before login: one narrow column. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-sm content-center gap-8 px-(--gutter) py-12">
      <DeskMark />
      {children}
    </main>
  );
}
