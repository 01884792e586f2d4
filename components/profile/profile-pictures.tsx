'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { OtherProfile } from '#lib/discovery/present.ts';
import { NoPhoto } from './no-photo.tsx';
import { PhotoCarousel } from './photo-carousel.tsx';

/** A profile's photos; one that does not load is left out, and without any the first letter is shown. */
export function ProfilePictures({ profile }: { profile: OtherProfile }) {
  const t = useTranslations('profile');
  const { screenName: name } = profile;
  const [broken, setBroken] = useState<readonly string[]>([]);
  const photos = profile.photos.filter(({ full }) => !broken.includes(full));
  const count = photos.length;
  if (count === 0) return <NoPhoto name={name} note={t('noPhoto')} />;
  return (
    <PhotoCarousel
      photos={photos}
      onBroken={(full) => {
        setBroken((before) => [...before, full]);
      }}
      labels={{
        region: t('photos', { name }),
        photos: photos.map((_, index) => t('photo', { n: index + 1, count, name })),
        enlarge: photos.map((_, index) => t('enlarge', { n: index + 1, count, name })),
        next: t('next'),
        previous: t('previous'),
        close: t('closePhotos'),
      }}
    />
  );
}
