'use client';

import { later } from '#components/ui/later.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import type { Peer } from './types.ts';
import type { ThreadView } from './use-thread-view.ts';

const BlockDialog = later(
  async () => (await import('#components/safety/block-dialog.tsx')).BlockDialog,
);
const ReportDialog = later(
  async () => (await import('#components/safety/report-dialog.tsx')).ReportDialog,
);

/** The dialogs that ask for confirmation before an action on a message. */
export function MessageDialogs({ view, peer }: { view: ThreadView; peer: Peer }) {
  const { asked } = view;
  if (asked === null) return null;
  const close = (): void => {
    view.answerAsked();
  };
  switch (asked.action) {
    case 'delete':
      return <DeleteDialog view={view} message={asked.message} peer={peer} onClose={close} />;
    case 'report':
      return <ReportDialog peer={peer} surface="message" seq={asked.message.seq} onClose={close} />;
    case 'block':
      return <BlockDialog peer={peer} onClose={close} />;
  }
}
