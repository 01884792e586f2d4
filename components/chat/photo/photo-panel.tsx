'use client';

import { Crop } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import { sendForm } from '#components/media/send-form.ts';
import type { Sending } from '#components/media/send-photo.ts';
import type { CropBox } from '#components/media/types.ts';
import { UploadProgress } from '#components/media/upload-progress.tsx';
import { useUploadBy } from '#components/media/use-upload.ts';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { showToast } from '#components/ui/toast.tsx';
import type { Contracts } from '#lib/http/contracts.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';
import { CostLine } from '../composer/cost-line.tsx';
import type { ChosenPhoto, PhotoButtonProps } from './types.ts';
import { MESSAGE_MAX_LENGTH } from '#lib/chat/limits.ts';

type Answer = AnswerOf<Contracts['POST /api/upload/{trackerId}/{angelId}']>;

interface To {
  trackerId: string;
  angelId: string;
  /** Caption of the photo. */
  msg: string;
}

/** Uploads a photo for a peer; it is then pending until it is checked. Throws CallError as `sendForm` does. */
async function sendChatPhoto({ trackerId, angelId, msg }: To, sending: Sending) {
  const { file, crop, uploadId, ...options } = sending;
  const form = new FormData();
  form.set('idClient', uploadId);
  form.set('msg', msg);
  if (crop) form.set('crop', JSON.stringify(crop));
  form.set('picture', file);
  const path = `/api/upload/${encodeURIComponent(trackerId)}/${encodeURIComponent(angelId)}`;
  return (await sendForm(path, form, options)) as Answer;
}

interface PhotoPanelProps extends PhotoButtonProps {
  chosen: ChosenPhoto;
  /** The part of the photo that is sent; undefined: all of it. */
  crop: CropBox | undefined;
  onCropAgain: () => void;
  onClose: () => void;
}

/** The photo as it will be sent, with an optional caption, its cost, and a note that it is checked first. */
export function PhotoPanel(props: PhotoPanelProps) {
  const { peer, price, plansHref, chosen, crop, onSent, onClose } = props;
  const { angelId, screenName: name } = peer;
  const t = useTranslations('chat.photo');
  const { trackerId } = useRealtime();
  const caption = useRef('');
  const send = useCallback(
    (sending: Sending) => sendChatPhoto({ trackerId, angelId, msg: caption.current }, sending),
    [trackerId, angelId],
  );
  const { uploads, add, retry, drop } = useUploadBy(send, () => {
    showToast('success', { title: t('sent'), description: t('sentText', { name }) });
    onSent();
    onClose();
  });
  const [upload] = uploads;
  return (
    <Panel
      open
      onOpenChange={onClose}
      title={t('title', { name })}
      closeLabel={t('close')}
      footer={
        upload === undefined ? (
          <div className="grid gap-2">
            <CostLine price={price} plansHref={plansHref} />
            <Button
              wide
              disabled={price.missing > 0}
              onClick={() => {
                add(chosen.file, crop);
              }}
            >
              {t('confirm')}
            </Button>
          </div>
        ) : (
          <UploadProgress
            upload={upload}
            onRetry={() => void retry(upload)}
            onDrop={() => {
              drop(upload);
            }}
          />
        )
      }
    >
      <div className="grid gap-4">
        <div className="grid justify-items-center gap-1">
          <CroppedPicture src={chosen.src} crop={crop} alt={t('preview')} />
          {upload === undefined && (
            <Button variant="quiet" size="sm" onClick={props.onCropAgain}>
              <Crop aria-hidden="true" strokeWidth={1.75} />
              {t('crop')}
            </Button>
          )}
        </div>
        <Field label={t('caption')} hint={t('optional')}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={MESSAGE_MAX_LENGTH}
              disabled={upload !== undefined}
              onChange={(event) => {
                caption.current = event.target.value;
              }}
            />
          )}
        </Field>
        <p className="text-sm text-ink-soft">{t('checked')}</p>
      </div>
    </Panel>
  );
}

interface CroppedPictureProps {
  src: string;
  alt: string;
  /** In fractions of the picture; undefined: all of it. */
  crop: CropBox | undefined;
}

const share = (part: number): string => `${String(part * 100)}%`;

/** A local picture, cropped as the server will crop it. */
function CroppedPicture({ src, alt, crop }: CroppedPictureProps) {
  const [form, setForm] = useState<number>();
  if (crop === undefined) {
    return (
      <img src={src} alt={alt} className="max-h-[38dvh] max-w-full rounded-card object-contain" />
    );
  }
  const { x, y, width, height } = crop;
  return (
    <span
      className="relative block h-[38dvh] max-w-full overflow-hidden rounded-card bg-sunken"
      style={{ aspectRatio: form === undefined ? '3 / 4' : (form * width) / height }}
    >
      <img
        src={src}
        alt={alt}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          setForm(naturalWidth / naturalHeight);
        }}
        className="absolute max-w-none"
        style={{
          width: share(1 / width),
          height: share(1 / height),
          left: share(-x / width),
          top: share(-y / height),
        }}
      />
    </span>
  );
}
