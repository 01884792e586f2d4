'use client';

import { BrandPhoto } from '#components/brand/brand-photo.tsx';
import { useReplacement } from '#components/discovery/use-replacement.ts';
import { NoPhoto } from '#components/profile/no-photo.tsx';
import { cardPicture } from './card-picture.ts';
import { usePeers, type Peers } from './peer-picture.tsx';

interface PeerPortraitProps {
  angelId: string;
  name: string;
  /** The address of the thumbnail. */
  photo: string | null;
}

/** A peer's picture as large as on a card, in the brand's crop; one that does not load is replaced once. */
export function PeerPortrait(props: PeerPortraitProps) {
  const { name, photo } = props;
  const peers = usePeers();
  if (photo === null || peers === null) return <NoPhoto name={name} />;
  return <Replaced key={photo} {...props} {...peers} src={photo} />;
}

function Replaced({
  angelId: id,
  name,
  src,
  gender,
  country,
}: PeerPortraitProps & Peers & { src: string }) {
  const card = cardPicture(src);
  const pictured = { id, gender, photo: { full: card, card, thumb: src } };
  const { photo, box, onFailed } = useReplacement(pictured, country);
  if (photo === undefined) return <NoPhoto name={name} />;
  return (
    <div ref={box} onErrorCapture={onFailed}>
      <BrandPhoto src={photo.card} alt="" />
    </div>
  );
}
