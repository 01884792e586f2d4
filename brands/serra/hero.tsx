import { FERN, FROND, MONSTERA } from './leaves.ts';
import { Beds, Citrus, Foreground, Palm } from './plants.tsx';

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
        <circle cx="528" cy="296" r="66" fill="var(--art-disc)" />
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

/** Two chairs and two cups. */
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
      <g fill="var(--art-frame)">
        <path d="M218 220l2-40h4l2 40zM574 220l2-40h4l2 40z" />
        <circle cx="222" cy="178" r="7" />
        <circle cx="578" cy="178" r="7" />
      </g>
    </g>
  );
}
