'use client';

import type { OwnPhoto } from '#components/media/types.ts';
import { PhotoPanel } from './photo-panel.tsx';
import type { Photos } from './use-photos.ts';

interface OpenPhotoProps {
  /** In the order that others see. */
  list: readonly OwnPhoto[];
  id: string | undefined;
  photos: Photos;
  onClose: () => void;
  onRemoved: (id: string) => void;
}

/** The ids after one of them was swapped with its neighbour. */
function swapped(list: readonly OwnPhoto[], from: number, to: number): string[] {
  const ids = list.map(({ id }) => id);
  const [moving = ''] = ids.splice(from, 1);
  ids.splice(to, 0, moving);
  return ids;
}

/** The panel of the photo that was pressed; nothing if the photo no longer exists. */
export function OpenPhoto({ list, id, photos, onClose, onRemoved }: OpenPhotoProps) {
  const index = list.findIndex((photo) => photo.id === id);
  const photo = list[index];
  if (!photo) return null;
  // The main photo is always first, so no other one moves before it.
  const first = list[0]?.isDefault === true ? 1 : 0;
  const move = (to: number) =>
    to < first || to >= list.length
      ? undefined
      : () => {
          void photos.order(swapped(list, index, to));
        };
  return (
    <PhotoPanel
      photo={photo}
      place={index + 1}
      count={list.length}
      onClose={onClose}
      onChoose={() => void photos.choose(photo.id)}
      onEarlier={move(index - 1)}
      onLater={move(index + 1)}
      onAppeal={(text) => photos.appeal(photo.id, text)}
      onRemove={() => {
        onClose();
        void photos.remove(photo.id).then((done) => {
          if (done) onRemoved(photo.id);
        });
      }}
    />
  );
}
