'use client';

import dynamic from 'next/dynamic';
import { DeleteDialog } from './delete-dialog.tsx';
import type { Peer } from './types.ts';
import type { ThreadView } from './use-thread-view.ts';

const BlockDialog = dynamic(
  async () => (await import('#components/safety/block-dialog.tsx')).BlockDialog,
  { loading: () => null },
);
const ReportDialog = dynamic(
  async () => (await import('#components/safety/report-dialog.tsx')).ReportDialog,
  { loading: () => null },
);

/** What is asked before something is done about a message. */
export function MessageDialogs({ view, peer }: { view: ThreadView; peer: Peer }) {
  const { asked } = view;
  if (asked === null) return null;
  const close = (): void => {
    view.answerAsked();
  };
  switch (asked.deed) {
    case 'delete':
      return <DeleteDialog view={view} message={asked.message} peer={peer} onClose={close} />;
    case 'report':
      return <ReportDialog peer={peer} surface="message" seq={asked.message.seq} onClose={close} />;
    case 'block':
      return <BlockDialog peer={peer} onClose={close} />;
  }
}
