'use client';

import { later } from '#components/ui/later.tsx';

/** The panel with its list, loaded only when it is opened. */
export const EmojiPanel = later(
  async () => (await import('./emoji-panel.tsx')).EmojiPanel,
  <div aria-busy="true" className="h-64" />,
);
