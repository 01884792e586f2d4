'use client';

import { useEffect, useState } from 'react';
import { call } from '#lib/http/client/call.ts';
import { codeOf } from '#lib/http/client/call-error.ts';

const ASK_EVERY_MS = 4_000;

interface TelegramOf {
  trackerId: string;
  linked: boolean;
}

async function isLinked(trackerId: string): Promise<boolean> {
  const params = { trackerId };
  return (await call('GET /api/get/channels/{trackerId}', { params })).telegramId !== null;
}

/** Links a Telegram chat: the bot opens in another tab, while this page polls until the chat is linked. */
export function useTelegram({ trackerId, linked: before }: TelegramOf) {
  const [linked, setLinked] = useState(before);
  const [link, setLink] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const waiting = link !== null && !linked;
  useEffect(() => {
    if (!waiting) return undefined;
    const ask = () => {
      if (document.hidden) return;
      isLinked(trackerId).then(setLinked, () => undefined);
    };
    const timer = window.setInterval(ask, ASK_EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [trackerId, waiting]);
  const during = async (work: () => Promise<void>) => {
    setPending(true);
    setFault(null);
    try {
      await work();
    } catch (error) {
      setFault(codeOf(error));
    } finally {
      setPending(false);
    }
  };
  return {
    linked,
    link,
    waiting,
    pending,
    fault,
    begin: () =>
      void during(async () => {
        const body = { clickid: trackerId };
        setLink((await call('POST /api/users/telegramLink', { body })).link);
      }),
    unlink: () =>
      void during(async () => {
        await call('DELETE /api/users/telegramLink');
        setLinked(false);
        setLink(null);
      }),
  };
}
