import type { OtherProfile } from '#lib/discovery/present.ts';
import { FIND_GRID } from './find-grid.ts';
import { ProfileCard } from './profile-card.tsx';
import type { PreviewLinks } from './quick-preview.tsx';

interface ProfileGridProps {
  profiles: readonly OtherProfile[];
  country: string;
  /** Locale prefix of links: empty or `/es`. */
  prefix: string;
  /** Where the flow has a press open a quick preview first. */
  preview?: PreviewLinks;
  /** Where the card check is made; null where it is passed or the flow offers none. */
  cardCheckHref: string | null;
  /** Those of them that the member saved, by their public ids. */
  saved: readonly string[];
  /** How many of the first cards fetch their pictures at once. */
  urgent?: number;
}

const NO_PREVIEW = { toChat: false, toProfile: false };
const EAGER = 4;

/** Cards of profiles, two beside each other on a phone and four on a desktop. */
export function ProfileGrid(props: ProfileGridProps) {
  const { profiles, country, prefix, preview = NO_PREVIEW, cardCheckHref, saved } = props;
  const { urgent = EAGER } = props;
  return (
    <ul className={FIND_GRID}>
      {profiles.map((profile, index) => (
        <li key={profile.id}>
          <ProfileCard
            profile={profile}
            country={country}
            prefix={prefix}
            preview={preview}
            cardCheckHref={cardCheckHref}
            saved={saved.includes(profile.id)}
            urgent={index < urgent}
          />
        </li>
      ))}
    </ul>
  );
}
