import type { ReactNode } from 'react';
import { PopupHost } from '#components/popups/popup-host.tsx';
import { renderPage, type Page, type PageOptions } from '../support/render.tsx';

/** Draws content as a visitor's page: with the host of popups that their layout gives it. */
export function renderVisitor(content: ReactNode, options: PageOptions = {}): Page {
  const around = (
    <PopupHost prefix="" country="it">
      {content}
    </PopupHost>
  );
  return renderPage(around, { user: { delay: null }, ...options });
}
