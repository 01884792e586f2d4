'use client';

import { useEffect } from 'react';

const COUNT = /^\(\d+\+?\) /;

/** Shows the number of unread messages before the document's title, on every page that follows too. */
export function useUnreadTitle(unread: number): void {
  useEffect(() => {
    const show = (): void => {
      const plain = document.title.replace(COUNT, '');
      const count = unread > 99 ? '99+' : String(unread);
      const wanted = unread > 0 && plain !== '' ? `(${count}) ${plain}` : plain;
      if (document.title !== wanted) document.title = wanted;
    };
    show();
    // Next replaces the title when the page changes.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
    };
  }, [unread]);
}
