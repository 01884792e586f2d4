/** The picture of a card, or the initial if there is none. */
export function CardPicture({ name, src }: { name: string; src: string | null }) {
  if (src === null) {
    return (
      <div className="grid aspect-[4/3] place-items-center bg-sunken" aria-hidden="true">
        <span className="display text-5xl text-ink-soft">{[...name][0]?.toUpperCase() ?? ''}</span>
      </div>
    );
  }
  return <img src={src} alt={`Picture of ${name}`} className="aspect-[4/3] w-full object-cover" />;
}
