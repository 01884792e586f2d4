'use client';

import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { useTellError } from '#components/notifications/use-tell-error.ts';
import { showToast } from '#components/ui/toast.tsx';
import { call } from '#lib/http/client/call.ts';
import { isBlocked, onBlocks, rememberBlock } from './blocked-memory.ts';
import type { SafetyPeer } from './types.ts';

/** Blocks somebody and takes it back; both are told in passing, the block with the way back. */
export function useBlock({ angelId, screenName: name }: SafetyPeer) {
  const t = useTranslations('safety');
  const tellError = useTellError();
  const [pending, setPending] = useState(false);
  const blocked = useSyncExternalStore(
    onBlocks,
    () => isBlocked(angelId),
    () => false,
  );
  const run = async (to: 'block' | 'unblock'): Promise<boolean> => {
    setPending(true);
    try {
      await call(`POST /api/users/${to}`, { body: { angelId } });
      rememberBlock(angelId, to === 'block');
      return true;
    } catch (error) {
      tellError(error);
      return false;
    } finally {
      setPending(false);
    }
  };
  const unblock = async (): Promise<boolean> => {
    const done = await run('unblock');
    if (done) showToast('success', { title: t('block.undone', { name }) });
    return done;
  };
  const block = async (): Promise<boolean> => {
    const done = await run('block');
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
