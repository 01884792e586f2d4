'use client';

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { OtherProfile } from '#lib/discovery/present.ts';
import type { SoughtGender } from '#lib/identity/gender.ts';
import type { PhotoUrls } from '#lib/media/photo-urls.ts';
import { call } from '#lib/http/client/call.ts';
import { toWire } from '#lib/wire/rename.ts';
import { logFailure } from './log-failure.ts';

export type Pictured = Pick<OtherProfile, 'id'> & {
  readonly gender: OtherProfile['gender'] | SoughtGender;
  readonly photo: PhotoUrls | undefined;
};

interface Replacement<Box extends HTMLElement> {
  /** Undefined once no picture of the profile can be shown. */
  photo: PhotoUrls | undefined;
  /** Around the picture. */
  box: RefObject<Box | null>;
  onFailed: () => void;
}

async function anotherPhoto({ id, gender, photo }: Pictured, country: string) {
  const params = toWire({ id, country, seeking: gender }) as Record<string, string>;
  const [fresh] = await call('GET /api/dispenser/{id}/{country}/{cerco}', { params });
  return fresh?.photos.find(({ thumb }) => thumb !== photo?.thumb);
}

/** A picture that fails to load is replaced once by another one of the profile; without another one, none is shown. */
export function useReplacement<Box extends HTMLElement = HTMLDivElement>(
  pictured: Pictured,
  country: string,
): Replacement<Box> {
  const box = useRef<Box>(null);
  const [photo, setPhoto] = useState(pictured.photo);
  const tried = useRef(false);
  const onFailed = (): void => {
    if (tried.current) {
      setPhoto(undefined);
      return;
    }
    tried.current = true;
    anotherPhoto(pictured, country).then(setPhoto, (error: unknown) => {
      logFailure('replacement photo', error);
      setPhoto(undefined);
    });
  };
  const checkEarly = useEffectEvent(() => {
    const picture = box.current?.querySelector('img');
    const failed = picture?.complete === true && picture.naturalWidth === 0;
    if (failed && picture.currentSrc !== '') onFailed();
  });
  useEffect(() => {
    // A picture that failed before the scripts ran raised no event here.
    checkEarly();
  }, []);
  return { photo, box, onFailed };
}
