import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import './desk.css';

export const metadata: Metadata = {
  title: { default: 'Desk', template: '%s · Desk' },
  robots: { index: false, follow: false },
  icons: { icon: '/favicon-desk.svg' },
};

// The CSP nonce is per response, so no page is prerendered.
export const dynamic = 'force-dynamic';

export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export default function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-brand="desk" data-theme="auto">
      <body>{children}</body>
    </html>
  );
}
