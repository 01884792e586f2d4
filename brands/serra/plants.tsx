const CROWN = [-148, -118, -86, -52, -20, 8, 34] as const;

export function Palm({
  x,
  y,
  lean,
  height,
  size,
  fill,
}: {
  x: number;
  y: number;
  lean: number;
  height: number;
  size: number;
  fill: string;
}) {
  const top = `translate(${String(lean)} ${String(-height)}) scale(${String(size)})`;
  return (
    <g transform={`translate(${String(x)} ${String(y)})`} fill={fill}>
      <path
        d={`M-15 0Q-2 ${String(-height / 2)} ${String(lean - 7)} ${String(-height)}h14Q18 ${String(-height / 2)} 15 0z`}
      />
      <path
        d={`M0-6Q9 ${String(-height / 2)} ${String(lean)} ${String(-height)}`}
        fill="none"
        stroke="var(--art-air)"
        strokeWidth="26"
        strokeDasharray="2 13"
        opacity="0.4"
      />
      <g transform={top}>
        {CROWN.map((angle) => (
          <use key={angle} href="#sr-frond" transform={`rotate(${String(angle)})`} />
        ))}
      </g>
    </g>
  );
}

/** Left: banana and fern. Right: fern and monstera. */
export function Beds() {
  return (
    <g>
      <g transform="translate(150 838)">
        {BANANAS.map(([angle, size, fill]) => (
          <g key={angle} transform={`rotate(${String(angle)}) scale(${String(size)})`}>
            <use href="#sr-banana" fill={fill} />
            <path
              d="M0 0Q6-130 4-256M3-60l30-30M4-104l36-34M4-150l34-32M4-196l24-24M3-70l-34-34M4-116l-38-38M4-164l-34-34"
              fill="none"
              stroke="var(--art-air)"
              strokeWidth="3"
              opacity="0.45"
            />
          </g>
        ))}
      </g>
      <g fill="var(--art-near)">
        {[-64, -34, -6, 26, 56].map((angle) => (
          <use
            key={angle}
            href="#sr-fern"
            transform={`translate(262 846) rotate(${String(angle)}) scale(.8)`}
          />
        ))}
      </g>
      <g fill="var(--art-mid)">
        {[-70, -40, -12, 18, 48].map((angle) => (
          <use
            key={angle}
            href="#sr-fern"
            transform={`translate(664 838) rotate(${String(angle)}) scale(1.05)`}
          />
        ))}
      </g>
    </g>
  );
}

const BANANAS = [
  [-42, 1.02, 'var(--art-mid)'],
  [34, 0.98, 'var(--art-near)'],
  [-16, 1.3, 'var(--art-mid)'],
  [10, 1.12, 'var(--art-fresh)'],
] as const;

/** Leaves of the crown by ring, so that the tree is round without a mask. */
const LEAVES = Array.from({ length: 46 }, (_, index) => {
  const turn = index * 2.39996;
  const radius = 13.2 * Math.sqrt(index);
  return {
    x: Math.round(Math.cos(turn) * radius),
    y: Math.round(Math.sin(turn) * radius * 0.94),
    angle: Math.round((turn * 180) / Math.PI + 70) % 360,
    fill: index % 3 === 0 ? 'var(--art-mid)' : 'var(--art-near)',
  };
}).reverse();

const FRUITS = [
  [-52, -26],
  [16, -58],
  [58, 4],
  [-14, 12],
  [-48, 46],
  [34, 56],
] as const;

export function Citrus() {
  return (
    <g transform="translate(588 560)">
      <path d="M-6 70h13l4 130h-22z" fill="var(--art-clay-deep)" />
      <circle r="74" fill="var(--art-near)" />
      {LEAVES.map(({ x, y, angle, fill }) => (
        <path
          key={`${String(x)} ${String(y)}`}
          d="M-30 0Q0-22 32 0 0 20-30 0z"
          fill={fill}
          transform={`translate(${String(x)} ${String(y)}) rotate(${String(angle)})`}
        />
      ))}
      {FRUITS.map(([x, y]) => (
        <g key={x} transform={`translate(${String(x)} ${String(y)})`}>
          <circle r="19" fill="var(--art-citron)" />
          <path
            d="M-10-7q4-7 11-7"
            fill="none"
            stroke="#fff"
            strokeWidth="4"
            strokeLinecap="round"
          />
          <path d="M2-18q14-14 28-6-10 14-28 6z" fill="var(--art-fresh)" />
        </g>
      ))}
      <path d="M-62 196H62l-14 96q-4 16-20 16h-56q-16 0-20-16z" fill="var(--art-clay)" />
      <path d="M20 196h42l-14 96q-4 16-20 16H0q18-40 20-112z" fill="var(--art-clay-deep)" />
      <path d="M-72 176H72v28H-72z" fill="var(--art-clay)" />
      <path d="M24 176h48v28H24z" fill="var(--art-clay-deep)" />
      <path
        d="M-44 232q22 26 44 0t44 0"
        fill="none"
        stroke="var(--art-paper)"
        strokeWidth="4"
        opacity="0.7"
      />
    </g>
  );
}

export function Foreground() {
  return (
    <g>
      <g transform="translate(752 944) rotate(-40) scale(1.12)">
        <Monstera fill="var(--art-mid)" />
      </g>
      <g transform="translate(660 968) rotate(-12) scale(0.78)">
        <Monstera fill="var(--art-near)" />
      </g>
      <g transform="translate(40 900) rotate(34) scale(1.28)">
        <Monstera fill="var(--art-deep)" />
      </g>
      <g transform="translate(186 972) rotate(8) scale(0.9)">
        <Monstera fill="var(--art-near)" />
      </g>
      <Hibiscus x={664} y={868} size={0.82} />
      <Hibiscus x={592} y={908} size={0.55} />
      <Tag x={300} y={856} turn={-7} />
      <Tag x={506} y={852} turn={5} />
      <g fill="var(--art-deep)">
        {[64, 92, 122].map((angle) => (
          <use
            key={angle}
            href="#sr-frond"
            transform={`translate(60 330) rotate(${String(angle - 90)}) scale(1.2)`}
          />
        ))}
        {[58, 92, 130].map((angle) => (
          <use
            key={angle}
            href="#sr-frond"
            transform={`translate(742 380) scale(-1.1 1.1) rotate(${String(angle - 80)})`}
          />
        ))}
      </g>
    </g>
  );
}

function Monstera({ fill }: { fill: string }) {
  return (
    <>
      <use href="#sr-monstera" fill={fill} />
      <path d="M0 14V-170" stroke="var(--art-air)" strokeWidth="2.500" opacity="0.5" />
    </>
  );
}

function Hibiscus({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${String(x)} ${String(y)}) scale(${String(size)})`}>
      {[0, 72, 144, 216, 288].map((angle) => (
        <g key={angle} transform={`rotate(${String(angle)})`}>
          <path
            d="M0 0C-34-16-46-58-22-74-12-82-4-72 2-72 10-82 26-78 32-64 42-40 22-12 0 0z"
            fill="var(--art-hot)"
          />
          <path
            d="M0-10Q-8-36-14-56M0-10V-58M0-10Q8-36 18-54"
            fill="none"
            stroke="var(--art-blush)"
            strokeWidth="3"
          />
        </g>
      ))}
      <circle r="12" fill="var(--hibiscus-600)" />
      <path
        d="M0 0q24-14 50-38"
        stroke="var(--art-citron)"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      <g fill="var(--art-citron)">
        <circle cx="52" cy="-42" r="5" />
        <circle cx="42" cy="-40" r="5" />
        <circle cx="50" cy="-30" r="5" />
      </g>
    </g>
  );
}

/** A zinc label on its stake. */
function Tag({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${String(x)} ${String(y)}) rotate(${String(turn)})`}>
      <path d="M-4 0h8v90h-8z" fill="var(--art-iron-deep)" />
      <path
        d="M-46-30h92v42h-92z"
        fill="var(--art-paper)"
        stroke="var(--art-iron-deep)"
        strokeWidth="4"
      />
      <path d="M-34-14h56M-34 0h36" stroke="var(--art-iron-deep)" strokeWidth="5" />
    </g>
  );
}
