'use client';

import { ImagePlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { OwnPhoto } from '#components/media/types.ts';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { PhotoTile } from './photo-tile.tsx';

interface PhotoGridProps {
  list: readonly OwnPhoto[];
  /** Maximum number of photos; undefined until the list has loaded. */
  most: number | undefined;
  onOpen: (id: string) => void;
  onAdd: () => void;
}

/** The member's photos in the order that others see, and a tile to add one. */
export function PhotoGrid({ list, most, onOpen, onAdd }: PhotoGridProps) {
  return (
    <ul className="grid grid-cols-3 gap-3">
      {most === undefined &&
        [0, 1, 2].map((place) => (
          <li key={place} className="first:col-span-2 first:row-span-2">
            <Skeleton className="aspect-3/4 h-auto w-full" />
          </li>
        ))}
      {list.map((photo, index) => (
        <li key={photo.id} className="min-w-0 first:col-span-2 first:row-span-2">
          <PhotoTile
            photo={photo}
            place={index + 1}
            count={list.length}
            onOpen={() => {
              onOpen(photo.id);
            }}
          />
        </li>
      ))}
      {most !== undefined && list.length < most && (
        <li className={list.length === 0 ? 'col-span-3' : 'min-w-0'}>
          <AddTile first={list.length === 0} onPress={onAdd} />
        </li>
      )}
    </ul>
  );
}

function AddTile({ first, onPress }: { first: boolean; onPress: () => void }) {
  const t = useTranslations('photos');
  return (
    <button
      type="button"
      onClick={onPress}
      className={`grid w-full place-content-center justify-items-center gap-2 rounded-card border-2 border-dashed border-line-strong p-1 text-center font-ui [overflow-wrap:anywhere] hyphens-auto text-sm font-semibold hover:bg-sunken ${first ? 'min-h-48' : 'aspect-3/4 max-w-full'}`}
    >
      <ImagePlus aria-hidden="true" strokeWidth={1.5} className="size-8 text-accent-ink" />
      {t('add')}
      {first && <span className="max-w-prose font-normal text-ink-soft">{t('none')}</span>}
    </button>
  );
}
