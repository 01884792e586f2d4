'use client';

import { Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '#components/ui/button.tsx';
import { PHOTO_UNDO_MS } from '#lib/media/limits.ts';

/** A little less than the server waits before it deletes the photo. */
const SHOWN_MS = PHOTO_UNDO_MS - 5_000;

interface RemovedNoteProps {
  text: string;
  onUndo: () => void;
  onOver: () => void;
}

/** Says what was removed, while that can be undone. */
export function RemovedNote({ text, onUndo, onOver }: RemovedNoteProps) {
  const t = useTranslations('photos');
  useEffect(() => {
    const timer = setTimeout(onOver, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [onOver]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-field bg-sunken px-4 py-1.5 font-ui">
      <span>{text}</span>
      <Button variant="quiet" size="sm" onClick={onUndo}>
        <Undo2 aria-hidden="true" strokeWidth={1.75} />
        {t('undo')}
      </Button>
    </div>
  );
}
