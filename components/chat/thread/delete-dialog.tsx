'use client';

import { useTranslations } from 'next-intl';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import { useRequest } from '#components/requests/use-request.ts';
import { Popup } from '#components/ui/popup.tsx';
import { deleteMessage } from '../state/chat-calls.ts';
import type { Peer, ThreadMessage } from '../state/types.ts';
import type { ThreadView } from './use-thread-view.ts';

interface DeleteDialogProps {
  view: ThreadView;
  message: ThreadMessage;
  peer: Peer;
  onClose: () => void;
}

/** Confirmation before a message is deleted: says what this does and that its cost is not refunded. */
export function DeleteDialog({ view, message, peer, onClose }: DeleteDialogProps) {
  const t = useTranslations('chat.message');
  const { trackerId } = useRealtime();
  const { pending, run } = useRequest();
  const remove = async (): Promise<void> => {
    const done = await run(() => deleteMessage(trackerId, peer.angelId, message.seq));
    if (done) view.fetchMissed();
    onClose();
  };
  return (
    <Popup
      open
      onOpenChange={(open) => {
        if (!open && !pending) onClose();
      }}
      title={t('deleteTitle')}
      body={<p>{t('deleteText', { name: peer.screenName })}</p>}
      closeLabel={t('cancel')}
      actions={[
        {
          label: t('delete'),
          tone: 'danger',
          stays: true,
          pending,
          onPress: () => void remove(),
        },
        { label: t('cancel'), tone: 'quiet' },
      ]}
    />
  );
}
