interface NoPhotoProps {
  name: string;
  age: number;
  note: string;
}

/** Replaces a picture: the first letter, large, on the brand's pattern. */
export function NoPhoto({ name, age, note }: NoPhotoProps) {
  return (
    <div className="photo-frame">
      <div className="photo-crop grid place-items-center">
        <span aria-hidden="true" className="pattern absolute inset-0" />
        <span aria-hidden="true" className="display relative text-5xl text-ink-soft">
          {[...name][0]}
        </span>
        <div className="absolute inset-x-0 bottom-0 bg-raised text-ink [padding:var(--caption-pad)]">
          <p className="display truncate text-lg">
            {name} <span className="tabular">{age}</span>
          </p>
          <p className="truncate font-ui text-sm">{note}</p>
        </div>
      </div>
    </div>
  );
}
