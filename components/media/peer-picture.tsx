'use client';

import { createContext, use, type ReactNode } from 'react';
import { useReplacement } from '#components/discovery/use-replacement.ts';
import type { SoughtGender } from '#lib/identity/gender.ts';
import { Avatar } from '#components/ui/avatar.tsx';

export interface Peers {
  /** Country of the member, a parameter of the profile service. */
  country: string;
  /** Gender of the profiles that the member sees. */
  gender: SoughtGender;
}

const PeersContext = createContext<Peers | null>(null);

/** Around a member's pages: the parameters for requesting a replacement of a broken picture. */
export function PeerPictures({ country, gender, children }: Peers & { children: ReactNode }) {
  return <PeersContext value={{ country, gender }}>{children}</PeersContext>;
}

/** Null outside a member's pages. */
export function usePeers(): Peers | null {
  return use(PeersContext);
}

interface PeerPictureProps {
  angelId: string;
  name: string;
  photo: string | null;
  size: number;
}

/** A peer's small picture; one that does not load is replaced once, else the first letter is shown. */
export function PeerPicture(props: PeerPictureProps) {
  const { name, size, photo } = props;
  const peers = usePeers();
  if (photo === null || peers === null) return <Avatar name={name} size={size} />;
  return <Replaced key={photo} {...props} {...peers} src={photo} />;
}

function Replaced({
  angelId: id,
  name,
  size,
  src,
  country,
  gender,
}: PeerPictureProps & Peers & { src: string }) {
  const pictured = { id, gender, photo: { full: src, card: src, thumb: src } };
  const { photo, box, onFailed } = useReplacement<HTMLSpanElement>(pictured, country);
  return (
    <span ref={box} className="contents" onErrorCapture={onFailed}>
      <Avatar name={name} size={size} {...(photo && { src: photo.thumb })} />
    </span>
  );
}
