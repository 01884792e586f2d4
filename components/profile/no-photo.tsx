interface NoPhotoProps {
  name: string;
  /** A line at the foot. */
  note?: string;
}

/** Replaces a picture: the first letter, large, on the brand's pattern. */
export function NoPhoto({ name, note }: NoPhotoProps) {
  return (
    <div className="brand-photo photo-frame">
      <div className="photo-crop grid place-items-center">
        <span aria-hidden="true" className="pattern absolute inset-0" />
        <span aria-hidden="true" className="display relative text-5xl text-ink-soft">
          {[...name][0]}
        </span>
        {note !== undefined && (
          <p className="absolute inset-x-0 bottom-0 bg-raised font-ui text-sm text-ink [padding:var(--caption-pad)]">
            {note}
          </p>
        )}
      </div>
    </div>
  );
}
