/** A fan opening over a tiled wall, with sparks in the air. */
export function Hero({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 960" className={className} aria-hidden="true">
      <defs>
        <clipPath id="fg-cut">
          <path d="M0 48 800 0v912L0 960z" />
        </clipPath>
        <pattern
          id="fg-tile"
          width="96"
          height="96"
          patternUnits="userSpaceOnUse"
          patternTransform="skewY(-3.43)"
        >
          <path d="M0 0h96v96H0z" fill="var(--art-wall)" />
          <path d={STAR} fill="var(--art-tile)" />
          <path d="M48 27l15 6 6 15-6 15-15 6-15-6-6-15 6-15z" fill="var(--art-paper)" />
          <path d="M48 38l10 10-10 10-10-10z" fill="var(--art-hot)" />
          <path d={CORNERS} fill="var(--art-gold)" />
        </pattern>
        <radialGradient id="fg-glow" cx="50%" cy="66%" r="70%">
          <stop offset="0" stopColor="var(--art-hot)" stopOpacity="0.75" />
          <stop offset="0.5" stopColor="var(--art-deep)" stopOpacity="0.32" />
          <stop offset="1" stopColor="var(--art-night)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g clipPath="url(#fg-cut)">
        <path d="M0 0h800v960H0z" fill="var(--art-night)" />
        <path d="M0 0h800v960H0z" fill="url(#fg-glow)" />
        <path d="M0 726 800 678v282H0z" fill="url(#fg-tile)" />
        <path d="M0 716 800 668v12L0 728z" fill="var(--art-gold)" />
        <Fan />
        {SPARKS.map(([x, y, size]) => (
          <path
            key={`${String(x)}-${String(y)}`}
            d="M0-10 4 0 0 10-4 0z"
            fill="var(--art-gold)"
            transform={`translate(${String(x)} ${String(y)}) rotate(18) scale(${String(size)})`}
          />
        ))}
      </g>
      <Carnation />
    </svg>
  );
}

const STAR =
  'M48 6l12.3 12.3H77.7v17.4L90 48 77.7 60.3v17.4H60.3L48 90 35.7 77.7H18.3V60.3L6 48l12.3-12.3V18.3h17.4z';
const CORNERS = 'M0 0h16L0 16zM96 0v16L80 0zM0 96V80l16 16zM96 96H80l16-16z';
const SPARKS = [
  [110, 250, 1.4],
  [180, 140, 0.8],
  [70, 420, 0.9],
  [690, 180, 1.6],
  [610, 92, 0.9],
  [742, 340, 1],
  [296, 84, 1.1],
  [470, 60, 0.7],
  [716, 508, 0.7],
  [52, 566, 1.2],
] as const;

const BLADES = 17;
const SPREAD = 152;

function Fan() {
  const blades = Array.from({ length: BLADES }, (_, index) => ({
    index,
    angle: -SPREAD / 2 + (SPREAD / (BLADES - 1)) * index,
  }));
  return (
    <g transform="translate(400 770) rotate(-6)">
      {blades.map(({ index, angle }) => (
        <g key={index} transform={`rotate(${String(angle)})`}>
          <path
            d="M-9-60-31-330h62L9-60z"
            fill={index % 2 ? 'var(--art-paper)' : 'var(--art-gold)'}
            opacity="0.96"
          />
          <path
            d="M0-120l9 40-9 26-9-26zM0-196l11 30-11 26-11-26zM0-276l14 34-14 26-14-26z"
            fill="var(--art-night)"
          />
          <path
            d="M-30-318-53-540q53-58 106 0L30-318q-30-16-60 0z"
            fill={index % 2 ? 'var(--art-deep)' : 'var(--art-hot)'}
          />
          <path
            d="M-46-486q46-40 92 0l-3 26q-43-36-86 0z"
            fill={index % 2 ? 'var(--art-hot)' : 'var(--art-gold)'}
          />
          <path
            d="M0-438 15-410 0-372-15-410z"
            fill={index % 2 ? 'var(--art-gold)' : 'var(--art-night)'}
          />
        </g>
      ))}
      <circle r="62" fill="var(--art-night)" />
      <circle r="50" fill="var(--art-gold)" />
      <path d="M0-38 11-11 38 0 11 11 0 38-11 11-38 0-11-11z" fill="var(--art-deep)" />
    </g>
  );
}

/** A carnation from the side, as it is worn: ruffles over a calyx. */
function Carnation() {
  return (
    <g transform="translate(596 838) rotate(24) scale(1.15)" strokeLinejoin="round">
      <g stroke="var(--art-night)" strokeWidth="26" strokeLinecap="round">
        <path d={STEM} fill="none" />
        <path d={LEAF} />
        <path d={RUFFLES[0]} />
        <path d={CALYX} />
      </g>
      <path d={STEM} fill="none" stroke="var(--art-tile)" strokeWidth="11" strokeLinecap="round" />
      <path d={LEAF} fill="var(--art-tile)" />
      <path d={RUFFLES[0]} fill="var(--art-deep)" />
      <path d={RUFFLES[1]} fill="var(--art-hot)" />
      <path d={RUFFLES[2]} fill="var(--art-gold)" />
      <path d={CALYX} fill="var(--art-tile)" />
    </g>
  );
}

const STEM = 'M0 20C-6 70-40 110-104 132';
const LEAF = 'M-30 92c-42-34-92-30-122 0 34 26 86 24 122 0z';
const CALYX = 'M-26-14Q0 6 26-14L17 34Q0 48-17 34z';
const RUFFLES = [
  'M0 10-112-74l8-30 24 10-6-34 28 14 6-34 26 22L-6-160l14 34 22-30 10 34 30-20 2 36 32-12-6 34 26-6-8 30z',
  'M0 10-78-62l4-28 22 12-2-34 26 20 10-32 18 28 18-28 10 32 26-20-2 34 22-12 4 28z',
  'M0 4-42-50l6-22 16 14 6-28 14 22 14-22 6 28 16-14 6 22z',
] as const;
