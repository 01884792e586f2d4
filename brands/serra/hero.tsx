import { FERN, FROND, MONSTERA } from './leaves.ts';

/** Under glass: palms, a citrus in its pot, and an iron table laid for two. */
export function Hero({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 960" className={className} aria-hidden="true">
      <defs>
        <clipPath id="sr-house">
          <path d={HOUSE} />
        </clipPath>
        <radialGradient id="sr-sun">
          <stop offset="0.15" stopColor="var(--art-glow)" />
          <stop offset="1" stopColor="var(--art-glow)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="sr-mist" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--art-mist)" stopOpacity="0" />
          <stop offset="0.7" stopColor="var(--art-mist)" stopOpacity="0.9" />
          <stop offset="1" stopColor="var(--art-mist)" stopOpacity="0.2" />
        </linearGradient>
        <path id="sr-frond" d={FROND} />
        <path id="sr-fern" d={FERN} />
        <path id="sr-monstera" d={MONSTERA} />
        <path id="sr-banana" d="M0 0C46-58 62-170 4-262-60-176-48-62 0 0z" />
      </defs>
      <g clipPath="url(#sr-house)">
        <path d="M0 0h800v960H0z" fill="var(--art-air)" />
        <circle cx="520" cy="310" r="330" fill="url(#sr-sun)" />
        <Ironwork />
        <Palm x={236} y={760} lean={-14} height={390} size={1.15} fill="var(--art-far)" />
        <Palm x={600} y={760} lean={20} height={300} size={1} fill="var(--art-far)" />
        <path d="M0 380h800v400H0z" fill="url(#sr-mist)" />
        <Floor />
        <Beds />
        <Citrus />
        <Table />
        <Foreground />
        <path
          d="M620 200 300 960H120L560 160zM700 260 470 960h-70L660 220z"
          fill="var(--art-glow)"
          opacity="0.16"
        />
      </g>
      <Frame />
    </svg>
  );
}

const HOUSE =
  'M56 926V448C56 330 128 262 222 216 312 172 384 140 400 62 416 140 488 172 578 216 672 262 744 330 744 448v478z';
const SPOKES = [-72, -54, -36, -18, 0, 18, 36, 54, 72];

/** The far gable: a fanlight over mullions. */
function Ironwork() {
  return (
    <g fill="none" stroke="var(--art-iron)" opacity="0.6">
      <path
        d="M180 470a220 220 0 0 1 440 0M300 470a100 100 0 0 1 200 0M90 470a310 310 0 0 1 620 0"
        strokeWidth="4"
      />
      {SPOKES.map((angle) => (
        <path
          key={angle}
          d="M400 370V60"
          strokeWidth="3.500"
          transform={`rotate(${String(angle)} 400 470)`}
        />
      ))}
      <path d="M56 470h688M56 600h688" strokeWidth="6" />
      <path
        d="M122 470v330M192 470v330M262 470v330M331 470v330M469 470v330M538 470v330M608 470v330M678 470v330"
        strokeWidth="3.500"
      />
      <path d="M331 470V610M469 470V610M400 470v330" strokeWidth="6" />
      <circle cx="400" cy="470" r="26" strokeWidth="5" fill="var(--art-air)" />
    </g>
  );
}

const CROWN = [-148, -118, -86, -52, -20, 8, 34] as const;

function Palm({
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

function Floor() {
  return (
    <g>
      <path d="M0 756h800v204H0z" fill="var(--art-near)" />
      <path d="M352 752h96l176 208H176z" fill="var(--art-paper)" />
      <path
        d="M345 760h28l-8 16h-34zM401 760h27l10 16h-37zM321 790h42l-10 24h-50zM400 790h45l14 24h-59zM289 830h59l-14 34h-73zM400 830h66l21 34h-87zM243 884h86l-18 46H204zM400 884h98l28 46H400zM365 776h36v14h-41zM438 776h37l14 14h-44zM353 814h47v16h-52zM459 814h51l13 16h-57zM334 864h66v20h-71zM487 864h70l17 20h-76zM311 930h89v30H299zM526 930h92l28 30H544z"
        fill="var(--art-clay)"
        opacity="0.75"
      />
    </g>
  );
}

/** Left: banana and fern. Right: fern and monstera. */
function Beds() {
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

/** Leaves of the crown by ring, so that the tree is round without a stencil. */
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

function Citrus() {
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

/** Two chairs, two cups: somebody is expected. */
function Table() {
  return (
    <g
      transform="translate(400 706)"
      fill="none"
      stroke="var(--art-furniture)"
      strokeLinecap="round"
    >
      <g strokeWidth="6">
        <path d={CHAIR} />
        <path d={CHAIR} transform="scale(-1 1)" />
        <path d="M0 4v92M0 60q-24 8-30 38M0 60q24 8 30 38" />
      </g>
      <ellipse cy="2" rx="62" ry="13" fill="var(--art-paper)" strokeWidth="6" />
      <g strokeWidth="4" fill="var(--art-paper)">
        <path d="M-38-22h26q-1 20-8 22h-10q-7-2-8-22zM12-22h26q-1 20-8 22H20q-7-2-8-22z" />
        <path d="M-38-18q-12 0-10 9t14 4M38-18q12 0 10 9t-14 4" fill="none" />
      </g>
      <path d="M-25-34q-6-8 0-15t0-15M25-34q-6-8 0-15t0-15" strokeWidth="3" opacity="0.55" />
      <path d="M0-4v-30" strokeWidth="4" stroke="var(--art-near)" />
      <g fill="var(--art-hot)" stroke="none">
        <circle cy="-46" r="8" cx="-8" />
        <circle cy="-46" r="8" cx="8" />
        <circle cy="-56" r="8" />
        <circle cy="-38" r="8" />
      </g>
    </g>
  );
}

const CHAIR =
  'M-78 34h-58M-136 34l-6 84M-82 34l8 84M-130 34l6 70M-92 34l-4 70M-138 32Q-160-20-146-66q10-26 26-4 10 20-6 34-16 8-18-8';

function Foreground() {
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

function Frame() {
  return (
    <g fill="none">
      <path d={HOUSE} stroke="var(--art-frame)" strokeWidth="14" strokeLinejoin="round" />
      <path d={HOUSE} stroke="var(--art-iron-light)" strokeWidth="4" strokeLinejoin="round" />
      <path d="M30 926h740v28H30z" fill="var(--art-frame)" />
      <path d="M44 914h712v14H44z" fill="var(--art-iron-light)" />
      <g fill="var(--art-frame)">
        <path d="M397 4h6l5 62h-16z" />
        <circle cx="400" cy="50" r="11" />
        <circle cx="400" cy="30" r="6" />
      </g>
      <path
        d="M222 216q-30-44-66-20 30-2 40 30M578 216q30-44 66-20-30-2-40 30"
        stroke="var(--art-frame)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </g>
  );
}
