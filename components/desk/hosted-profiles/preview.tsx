interface PreviewProps {
  name: string;
  age: number;
  place: string;
  about: string;
  lookingFor: string;
  label: string;
  picture: string | null;
}

/** The card and the page as members see them; both show the label as text. */
export function Preview({ name, age, place, about, lookingFor, label, picture }: PreviewProps) {
  return (
    <figure className="card overflow-hidden p-0">
      <CardPicture name={name} src={picture} />
      <figcaption className="grid gap-3 p-4">
        <div>
          <p className="display text-lg">
            {name === '' ? 'No name yet' : name}, {age}
          </p>
          <p className="text-sm text-ink-soft">{place}</p>
          <p className="mt-1.5 text-sm font-semibold text-hosted">{label}</p>
        </div>
        {about !== '' && <p className="text-sm break-words whitespace-pre-wrap">{about}</p>}
        {lookingFor !== '' && (
          <p className="text-sm break-words whitespace-pre-wrap text-ink-soft">{lookingFor}</p>
        )}
      </figcaption>
    </figure>
  );
}

/** The picture of a card, or the initial if there is none. */
function CardPicture({ name, src }: { name: string; src: string | null }) {
  if (src === null) {
    return (
      <div className="grid aspect-[4/3] place-items-center bg-sunken" aria-hidden="true">
        <span className="display text-5xl text-ink-soft">{[...name][0]?.toUpperCase() ?? ''}</span>
      </div>
    );
  }
  return <img src={src} alt={`Picture of ${name}`} className="aspect-[4/3] w-full object-cover" />;
}
