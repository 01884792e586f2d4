import { Man, SKIRT, Woman } from './dancers.tsx';
import { Garlands } from './garlands.tsx';
import { Guitarist } from './guitarist.tsx';

/** A street party as a screen print: a couple dancing the chotis, a guitar, lanterns, one moon. */
export function Hero({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 960" className={className} aria-hidden="true">
      <defs>
        <clipPath id="vb-frame">
          <path d="M30 30h740v846H30z" />
        </clipPath>
        <clipPath id="vb-moon">
          <circle cx="420" cy="400" r="276" />
        </clipPath>
        <pattern id="vb-check" width="16" height="16" patternUnits="userSpaceOnUse">
          <path d="M0 0h16v16H0z" fill="var(--art-paper)" />
          <path d="M0 0h8v8H0zM8 8h8v8H8z" fill="var(--art-petrol)" />
        </pattern>
        <clipPath id="vb-skirt">
          <path d={SKIRT} />
        </clipPath>
      </defs>
      <path d="M3 2 796 0l4 957-798 3z" fill="var(--art-paper)" />
      <g clipPath="url(#vb-frame)" className="verbena-print">
        <path d="M30 30h740v846H30z" fill="var(--art-sky)" />
        <Sky />
        <Street />
        <Guitarist />
        <Man />
        <Woman />
        <Confetti />
      </g>
      <Garlands />
      <Margin />
    </svg>
  );
}

function Sky() {
  return (
    <g>
      <circle cx="420" cy="400" r="276" fill="var(--art-moon)" />
      <g
        clipPath="url(#vb-moon)"
        fill="none"
        stroke="var(--art-pink)"
        strokeLinecap="round"
        className="verbena-plate"
      >
        {HALFTONE.map(([y, size]) => (
          <path
            key={y}
            d={`M${y % 44 === 0 ? '133' : '144'} ${String(y)}h560`}
            strokeWidth={size}
            strokeDasharray="0 22"
          />
        ))}
      </g>
      <Firework x={128} y={330} size={1} ink="limon" />
      <Firework x={696} y={268} size={0.78} ink="paper" />
    </g>
  );
}

const HALFTONE = Array.from({ length: 17 }, (_, row) => [330 + row * 22, 2 + row * 1.15] as const);

function Firework({ x, y, size, ink }: { x: number; y: number; size: number; ink: string }) {
  return (
    <g
      transform={`translate(${String(x)} ${String(y)}) scale(${String(size)})`}
      fill="none"
      stroke={`var(--art-${ink})`}
    >
      <circle r="30" strokeWidth="26" strokeDasharray="4 11.7" />
      <circle r="66" strokeWidth="24" strokeDasharray="5 21" />
      <circle
        r="66"
        strokeWidth="24"
        strokeDasharray="5 21"
        stroke="var(--art-pink)"
        transform="rotate(11)"
      />
      <circle r="98" strokeWidth="14" strokeDasharray="14 24.5" transform="rotate(4)" />
    </g>
  );
}

function Street() {
  return (
    <g>
      <path
        d="M30 876V470h84v-40h70v58h66v70h40v318zM560 876V560h60v-70l36-44 36 44v38h78v348z"
        fill="var(--art-sky-deep)"
      />
      <path d="M636 500a20 20 0 0 1 40 0v34h-40z" fill="var(--art-sky)" />
      <path d="M648 508a8 8 0 0 1 16 0v14h-16z" fill="var(--art-petrol)" />
      <path
        d="M52 510h24v44H52zM52 600h24v44H52zM134 470h24v40h-24zM134 560h24v44h-24zM204 530h24v42h-24zM712 572h24v42h-24zM712 660h24v42h-24z"
        fill="var(--art-limon)"
      />
      <path
        d="M44 556h40v10H44zM44 646h40v10H44zM126 606h40v10h-40zM704 616h40v10h-40z"
        fill="var(--art-petrol)"
      />
      <path d="M30 786h740v90H30z" fill="var(--art-pink)" />
      <path
        d="M30 812h740M30 842h740"
        stroke="var(--art-petrol)"
        strokeWidth="4"
        strokeDasharray="46 8"
        opacity=".3"
      />
      <path
        d="M130 846c60-22 420-26 560-4 40 8 20 22-20 24-160 10-380 10-520 0-44-4-58-12-20-20z"
        fill="var(--art-mora)"
        opacity=".75"
      />
    </g>
  );
}

const CONFETTI = [
  [60, 190, 20],
  [250, 130, -30],
  [560, 200, 40],
  [90, 660, 10],
  [610, 400, -20],
  [200, 420, 60],
  [740, 430, 15],
  [470, 640, -45],
  [110, 560, 35],
  [640, 850, 10],
  [80, 838, -12],
  [700, 120, 70],
] as const;

function Confetti() {
  return (
    <g>
      {CONFETTI.map(([x, y, turn], index) => (
        <path
          key={x}
          d="M-9-5H9V5H-9z"
          transform={`translate(${String(x)} ${String(y)}) rotate(${String(turn)})`}
          fill={`var(--art-${['pink', 'limon', 'paper'][index % 3] ?? 'pink'})`}
        />
      ))}
    </g>
  );
}

/** The margin of a print sheet: ink swatches side by side and a registration mark. */
function Margin() {
  return (
    <g className="verbena-print">
      <circle cx="62" cy="918" r="20" fill="var(--art-limon)" />
      <circle cx="90" cy="918" r="20" fill="var(--art-pink)" className="verbena-plate" />
      <circle cx="118" cy="918" r="20" fill="var(--art-sky)" className="verbena-plate" />
      <g fill="none" stroke="var(--art-petrol)" strokeWidth="3">
        <circle cx="740" cy="918" r="12" />
        <path d="M716 918h48M740 894v48" />
      </g>
    </g>
  );
}
