import '#tests/component/payments/popup-layer.ts';
// Imports the popups' parts in advance; a page fetches each at its first render.
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { BrandId } from '#lib/brands/brand-ids.ts';
import '#components/media/photo-popup.tsx';
import { usePopups, type Popups } from '#components/popups/popup-context.ts';
import { PopupHost } from '#components/popups/popup-host.tsx';
import type { PopupSpec } from '#components/popups/popup-spec.ts';
import '#components/popups/shown-popup.tsx';
import { OWN_ID } from '#tests/component/support/render-member.tsx';
import { renderPage, type Page } from '#tests/component/support/render.tsx';

export interface HostPage extends Page {
  /** Requests popups, as the parts of a page do. */
  readonly open: (...specs: readonly PopupSpec[]) => Promise<void>;
}

interface HostOptions {
  readonly brand?: BrandId;
  readonly first?: PopupSpec;
  readonly prefix?: string;
  readonly path?: string;
  readonly content?: ReactNode;
}

/** A page with its popup host. */
export function renderHost(options: HostOptions = {}): HostPage {
  const { brand = 'dolcevita', first, prefix = '', path = '/find', content } = options;
  let popups: Popups | undefined;
  function Asks() {
    popups = usePopups();
    return null;
  }
  const page = renderPage(
    <PopupHost prefix={prefix} country="it" trackerId={OWN_ID} {...(first && { first })}>
      {content}
      <Asks />
    </PopupHost>,
    { brand, path },
  );
  const open = async (...specs: readonly PopupSpec[]): Promise<void> => {
    await act(async () => {
      for (const spec of specs) popups?.open(spec);
      await Promise.resolve();
    });
  };
  return { ...page, open };
}

export const dialog = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name });

export async function expectNoDialog(): Promise<void> {
  await waitFor(() => {
    if (screen.queryByRole('dialog') !== null) throw new Error('a dialog is open');
  });
}

/** Presses the browser's back button. */
export async function goBack(): Promise<void> {
  const left = new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
  });
  await act(async () => {
    history.back();
    await left;
  });
}
