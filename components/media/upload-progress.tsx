'use client';

import { RotateCw, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { Button } from '#components/ui/button.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { canRetry, type Upload } from './use-upload.ts';

interface UploadProgressProps {
  upload: Upload;
  /** For anything but a photo: what is being sent, then what the server does with it. */
  labels?: { readonly sending: string; readonly working: string };
  onRetry: () => void;
  onDrop: () => void;
}

/** The progress of an upload, with buttons to retry or cancel it. */
export function UploadProgress({ upload, labels, onRetry, onDrop }: UploadProgressProps) {
  const t = useTranslations('photos.upload');
  const errors = useErrorMessages();
  const { share, fault } = upload;
  const { sending, working } = labels ?? { sending: t('sending'), working: t('working') };
  const percent = Math.round(share * 100);
  return (
    <div className="grid gap-2">
      {fault === undefined ? (
        <>
          <p className="flex justify-between gap-3 font-ui text-sm">
            <span>{percent < 100 ? sending : working}</span>
            <span aria-hidden="true" className="tabular">
              {t('percent', { percent })}
            </span>
          </p>
          <div
            role="progressbar"
            aria-label={sending}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className="h-2 overflow-hidden rounded-full bg-sunken"
          >
            <div
              className="h-full rounded-full bg-accent-ink motion-safe:transition-[width]"
              style={{ width: `${percent}%` }}
            />
          </div>
        </>
      ) : (
        <div role="alert">
          <FieldError id={`${upload.id}-fault`}>{errors(fault)}</FieldError>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {canRetry(upload) && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            <RotateCw aria-hidden="true" strokeWidth={1.75} />
            {t('retry')}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={onDrop}>
          <X aria-hidden="true" strokeWidth={1.75} />
          {t(fault === undefined ? 'cancel' : 'discard')}
        </Button>
      </div>
    </div>
  );
}
