'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useHoldReload } from '#components/realtime/use-hold-reload.ts';
import { CallError } from '#lib/http/client/call-error.ts';
import { sendPhoto, type Sending } from './send-photo.ts';
import type { CropBox, OwnPhoto } from './types.ts';

export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly crop: CropBox | undefined;
  /** Object URL of the file. */
  readonly preview: string;
  readonly share: number;
  /** Why it has stopped; undefined while it continues. */
  readonly fault?: string;
}

/** Codes worth a retry: the connection or the server failed, not the picture. */
const PASSING = ['offline', 'unavailable', 'unexpected', 'too_many_requests'];

export function canRetry({ fault }: Upload): boolean {
  return fault !== undefined && PASSING.includes(fault);
}

/** Uploads to the member's own profile. */
export function useUpload(trackerId: string, onSent: (photo: OwnPhoto) => void) {
  const toProfile = useCallback((sending: Sending) => sendPhoto(trackerId, sending), [trackerId]);
  return useUploadBy(toProfile, onSent);
}

/**
 * Uploads in progress, with progress, cancelling and retry; those that a lost connection stopped continue
 * automatically once it is back.
 */
export function useUploadBy<Sent>(
  sendFile: (sending: Sending) => Promise<Sent>,
  onSent: (sent: Sent) => void,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useHoldReload(uploads.length > 0);

  const change = useCallback((id: string, part: Partial<Upload>) => {
    setUploads((list) => list.map((one) => (one.id === id ? { ...one, ...part } : one)));
  }, []);

  const drop = useCallback(({ id, preview }: Upload) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    setUploads((list) => list.filter((one) => one.id !== id));
    // The stored picture replaces the preview first.
    setTimeout(() => {
      URL.revokeObjectURL(preview);
    }, 5_000);
  }, []);

  const send = useCallback(
    async (upload: Upload) => {
      const { id, file, crop } = upload;
      if (running.current.has(id)) return;
      const control = new AbortController();
      running.current.set(id, control);
      setUploads((list) =>
        list.map((one) => {
          if (one.id !== id) return one;
          const { fault: _, ...rest } = one;
          return { ...rest, share: 0 };
        }),
      );
      try {
        const { signal } = control;
        const onShare = (share: number): void => {
          change(id, { share });
        };
        onSent(await sendFile({ file, crop, uploadId: id, onShare, signal }));
        drop(upload);
      } catch (error) {
        running.current.delete(id);
        const fault = error instanceof CallError ? error.code : 'unexpected';
        if (fault !== 'cancelled') change(id, { fault });
      }
    },
    [change, drop, onSent, sendFile],
  );

  const add = useCallback(
    (file: File, crop?: CropBox) => {
      const id = crypto.randomUUID();
      const upload = { id, file, crop, preview: URL.createObjectURL(file), share: 0 };
      setUploads((list) => [...list, upload]);
      void send(upload);
    },
    [send],
  );

  useEffect(() => {
    const again = (): void => {
      for (const upload of uploads) if (upload.fault === 'offline') void send(upload);
    };
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
    };
  }, [send, uploads]);

  useEffect(() => {
    const under = running.current;
    return () => {
      for (const control of under.values()) control.abort();
    };
  }, []);

  return { uploads, add, retry: send, drop };
}
