'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { DeskPicture } from '../queue/desk-picture.tsx';
import { Pill } from '../pill.tsx';
import { evidenceLines, type EvidenceLine } from './evidence-lines.ts';
import { SIGNALS, type Link } from './names.ts';

interface EvidenceProps {
  links: readonly Link[];
  /** Names of the accounts by trackerId. */
  names: ReadonlyMap<string, string>;
}

const LISTED = new Intl.ListFormat('en-GB');

/** What the accounts have in common; pictures are loaded, and logged, when they are asked for. */
export function Evidence({ links, names }: EvidenceProps) {
  return (
    <ul aria-label="In common" className="grid gap-2 text-sm">
      {evidenceLines(links).map((line) => {
        const [first = '', ...others] = line.trackerIds.map((id) => names.get(id) ?? '');
        return (
          <EvidenceRow
            key={`${line.signal} ${line.trackerIds.join(' ')}`}
            line={line}
            between={
              line.ofFirst
                ? `${first} with ${LISTED.format(others)}`
                : LISTED.format([first, ...others])
            }
          />
        );
      })}
    </ul>
  );
}

function EvidenceRow({ line, between }: { line: EvidenceLine; between: string }) {
  const { signal, photoIds } = line;
  const [shown, setShown] = useState(false);
  const isStrong = signal === 'card' || signal === 'mailbox';
  return (
    <li className="grid gap-2">
      <span className="flex flex-wrap items-center gap-2">
        <Pill tone={isStrong ? 'bad' : 'accent'}>{SIGNALS[signal]}</Pill>
        {between}
        {photoIds !== null && !shown && (
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
      {shown && photoIds !== null && (
        <span className="flex gap-3">
          {photoIds.map((id) => (
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
