'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { DeskPicture } from '../queue/desk-picture.tsx';
import { Pill } from '../pill.tsx';
import { SIGNALS, type Link } from './names.ts';

interface EvidenceProps {
  links: readonly Link[];
  /** Names of the accounts by trackerId. */
  names: ReadonlyMap<string, string>;
}

/** What each two accounts have in common; pictures are loaded, and logged, when they are asked for. */
export function Evidence({ links, names }: EvidenceProps) {
  return (
    <ul aria-label="In common" className="grid gap-2 text-sm">
      {links.map((link) => (
        <EvidenceRow
          key={`${link.signal} ${link.from} ${link.to}`}
          link={link}
          between={`${names.get(link.from) ?? ''} and ${names.get(link.to) ?? ''}`}
        />
      ))}
    </ul>
  );
}

function EvidenceRow({ link, between }: { link: Link; between: string }) {
  const { signal, photoId, otherPhotoId } = link;
  const [shown, setShown] = useState(false);
  const isStrong = signal === 'card' || signal === 'mailbox';
  return (
    <li className="grid gap-2">
      <span className="flex flex-wrap items-center gap-2">
        <Pill tone={isStrong ? 'bad' : 'accent'}>{SIGNALS[signal]}</Pill>
        {between}
        {photoId !== null && !shown && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              setShown(true);
            }}
          >
            Show both
          </Button>
        )}
      </span>
      {shown && photoId !== null && otherPhotoId !== null && (
        <span className="flex gap-3">
          {[photoId, otherPhotoId].map((id) => (
            <DeskPicture
              key={id}
              place="profile"
              id={id}
              alt={`Picture of ${between}`}
              className="h-48 w-36 rounded-card object-cover"
            />
          ))}
        </span>
      )}
    </li>
  );
}
