'use client';

import dynamic from 'next/dynamic';

/** The panel with its list, which nobody loads who does not open it. */
export const EmojiPanel = dynamic(async () => (await import('./emoji-panel.tsx')).EmojiPanel, {
  loading: () => <div aria-busy="true" className="h-64" />,
});
