'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { PhotoReason } from '#lib/db/generated/enums.ts';
import { photoReasons } from '#lib/review-queue/reasons.ts';
import { deskCall } from '../desk-call.ts';
import { Pill } from '../pill.tsx';
import { PrivatePicture } from '../private-picture.tsx';
import { PrivateVoice } from '../private-voice.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import type { MemberData } from './member-data.ts';
import { stateTone } from './member-labels.ts';
import type { Whom } from './use-pages.ts';
import { humanize } from '#lib/desk/plain/code-text.ts';

interface MemberPhotoProps {
  photo: MemberData['photos'][number];
  whom: Whom;
  again: () => void;
}

/** One photo with its state and the action to reject it. */
export function MemberPhoto({ photo, whom, again }: MemberPhotoProps) {
  const isVoice = photo.voiceMs !== null;
  const what = isVoice ? 'voice introduction' : 'photo';
  const [open, setOpen] = useState(false);
  const { trackerId, purpose } = whom;
  const path = `/api/desk/members/${encodeURIComponent(trackerId)}/photos/${photo.id}`;
  const refuse = (reason: PhotoReason): Promise<void> =>
    deskCall('POST /api/desk/members/{trackerId}/photos/{photoId}/refuse', {
      params: { trackerId, photoId: photo.id },
      body: { reason },
      purpose,
    })
      .then(() => undefined)
      .finally(again);
  return (
    <>
      {photo.isStored && isVoice && (
        <div className="grid aspect-[3/4] place-items-center rounded-card bg-sunken p-2">
          <PrivateVoice
            path={path}
            purpose={purpose}
            label={`Voice introduction, ${photo.state}`}
          />
        </div>
      )}
      {photo.isStored && !isVoice && (
        <PrivatePicture
          path={path}
          purpose={purpose}
          alt={`Photo, ${photo.state}`}
          className="aspect-[3/4] w-full rounded-card bg-sunken object-cover"
        />
      )}
      {!photo.isStored && (
        <p className="grid aspect-[3/4] place-items-center rounded-card bg-sunken p-2 text-center text-sm text-ink-soft">
          Deleted
        </p>
      )}
      <p className="mt-1.5 flex flex-wrap gap-1">
        <Pill tone={stateTone(photo.state)}>{photo.state}</Pill>
        {photo.isDefault && <Pill tone="accent">main photo</Pill>}
        {photo.reason !== null && <Pill>{humanize(photo.reason)}</Pill>}
        {photo.appeal === 'waiting' && <Pill tone="accent">appeal pending</Pill>}
        {photo.appeal === 'denied' && <Pill>appeal rejected</Pill>}
      </p>
      {(photo.state === 'approved' || photo.state === 'pending') && (
        <Button
          className="-ml-2 px-2"
          size="sm"
          variant="quiet"
          onClick={() => {
            setOpen(true);
          }}
        >
          Reject
        </Button>
      )}
      <DecisionDialog
        open={open}
        onOpenChange={setOpen}
        title={`Reject ${what}`}
        happens={`The ${what} is hidden and the member is notified by email with the reason. They can appeal once within 14 days; another moderator decides.`}
        reasons={photoReasons}
        action={`Reject ${what}`}
        onDecide={({ reason }) => refuse(reason)}
      />
    </>
  );
}
