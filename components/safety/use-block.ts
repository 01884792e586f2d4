'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { useRequest } from '#components/requests/use-request.ts';
import { showToast } from '#components/ui/toast.tsx';
import { call } from '#lib/http/client/call.ts';
import { isBlocked, onBlocks, rememberBlock } from './blocked-memory.ts';
import type { SafetyPeer } from './types.ts';

/** Blocks and unblocks a profile; a toast confirms both, for the block with a button to undo it. */
export function useBlock({ angelId, screenName: name }: SafetyPeer) {
  const t = useTranslations('safety');
  const { pending, run } = useRequest();
  const blocked = useSyncExternalStore(
    onBlocks,
    () => isBlocked(angelId),
    () => false,
  );
  const set = (to: 'block' | 'unblock'): Promise<boolean> =>
    run(async () => {
      await call(`POST /api/users/${to}`, { body: { angelId } });
      rememberBlock(angelId, to === 'block');
    });
  const unblock = async (): Promise<boolean> => {
    const done = await set('unblock');
    if (done) showToast('success', { title: t('block.undone', { name }) });
    return done;
  };
  const block = async (): Promise<boolean> => {
    const done = await set('block');
    if (done) {
      showToast('success', {
        title: t('block.done', { name }),
        action: { label: t('undo'), onClick: () => void unblock() },
      });
    }
    return done;
  };
  return { blocked, pending, block, unblock };
}
