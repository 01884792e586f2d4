import { useTranslations } from 'next-intl';
import { BrandPhoto } from '#components/brand/brand-photo.tsx';
import type { HomePerson } from '#lib/media/portraits/home-people.ts';

interface HomePeopleProps {
  people: readonly HomePerson[];
}

/** Drawn faces in the brand's crop, three of them on phones, and the sentence that says that they are drawn. */
export function HomePeople({ people }: HomePeopleProps) {
  const t = useTranslations('home');
  return (
    <figure className="home-people">
      <div>
        {people.map(({ photo, avif }) => (
          <BrandPhoto key={avif} src={photo.card} avif={avif} alt="" />
        ))}
      </div>
      <figcaption>{t('people')}</figcaption>
    </figure>
  );
}
