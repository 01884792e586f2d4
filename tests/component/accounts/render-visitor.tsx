import type { ReactNode } from 'react';
import { PopupHost } from '#components/popups/popup-host.tsx';
import { renderPage, type Page, type PageOptions } from '../support/render.tsx';

/** Renders content as a visitor's page, with the popup host of the visitors' layout. */
export function renderVisitor(content: ReactNode, options: PageOptions = {}): Page {
  const around = (
    <PopupHost prefix="" country="it">
      {content}
    </PopupHost>
  );
  return renderPage(around, { user: { delay: null }, ...options });
}
