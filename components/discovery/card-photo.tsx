'use client';

import { BrandPhoto } from '#components/brand/brand-photo.tsx';
import { NoPhoto } from '#components/profile/no-photo.tsx';
import { useReplacement, type Pictured } from './use-replacement.ts';

interface CardPhotoProps {
  pictured: Pictured;
  country: string;
  name: string;
  age: number;
  place: string;
  /** Among the first on the page: fetched at once. */
  urgent: boolean;
}

const SIZES = '(min-width: 64rem) 18rem, (min-width: 40rem) 31vw, (min-width: 22rem) 46vw, 90vw';

/** The picture on a card; another one replaces it if it does not load. */
export function CardPhoto({ pictured, country, name, age, place, urgent }: CardPhotoProps) {
  const { photo, box, onFailed } = useReplacement(pictured, country);
  if (photo === undefined) return <NoPhoto name={name} age={age} note={place} />;
  return (
    <div ref={box} onErrorCapture={onFailed}>
      <BrandPhoto
        src={photo.card}
        srcSet={`${photo.card} 480w, ${photo.full} 720w`}
        sizes={SIZES}
        alt=""
        urgent={urgent}
        name={name}
        age={age}
        note={place}
      />
    </div>
  );
}
