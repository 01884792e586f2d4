import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { MemberFrame } from '#app/member-frame.tsx';
import type { BrandParams } from '#app/page-brand.ts';

export const metadata: Metadata = { robots: { index: false } };

export default function Layout(props: { params: Promise<BrandParams>; children: ReactNode }) {
  return <MemberFrame {...props} />;
}
