interface AvatarProps {
  /** Undefined shows the first letter on the brand's pattern. */
  src?: string | undefined;
  name: string;
  /** Pixels; the box keeps them while the picture loads. */
  size?: number;
}

/** The name is nearly always beside it, so the picture itself is hidden from screen readers. */
export function Avatar({ src, name, size = 48 }: AvatarProps) {
  if (src === undefined) {
    return (
      <span
        aria-hidden="true"
        className="avatar avatar-letter"
        style={{ width: size, height: size, fontSize: size * 0.42 }}
      >
        <span className="pattern absolute inset-0" />
        <span className="display relative">{[...name][0]?.toUpperCase() ?? ''}</span>
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className="avatar"
      style={{ width: size, height: size }}
    />
  );
}
