/** A street party as a screen print: two who dance the chotis, a guitar, lanterns, one moon. */
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

/** Chulapa: dotted flounces, a fringed shawl, a carnation in the scarf. */
function Woman() {
  return (
    <g className="verbena-print">
      <path d="M262 838l-34 18h46zM322 846l34 12h-46z" fill="var(--art-petrol)" />
      <path
        d="M250 790l8 56M330 800l-2 48"
        stroke="var(--art-paper)"
        strokeWidth="20"
        strokeLinecap="round"
      />
      <path
        d="M318 420C268 400 224 352 214 296L238 214"
        fill="none"
        stroke="var(--art-paper)"
        strokeWidth="31"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M224 226c-8-20-10-36-4-50l12 18 2-32 16 30 12-24 2 34 14-10c0 22-10 36-26 46z"
        fill="var(--art-paper)"
      />
      <g transform="translate(-9 7)" fill="var(--art-limon)">
        <path d={BODICE} />
        <path d={SKIRT} />
      </g>
      <g fill="var(--art-pink)" className="verbena-plate">
        <path d={BODICE} />
        <path d={SKIRT} />
      </g>
      <g clipPath="url(#vb-skirt)" fill="none" strokeWidth="15">
        <path
          d="M206 640q24 26 48 4 22 28 56 6 28 24 62 2 22 20 56-2M148 716q26 28 56 8 26 30 68 10 34 28 76 6 34 24 72-2 20 14 48 2"
          stroke="var(--art-mora)"
          strokeLinejoin="round"
          className="verbena-plate"
        />
        <g stroke="var(--art-paper)" strokeLinecap="round">
          <path d="M300 572h120" strokeDasharray="0 40" />
          <path d="M276 608h170" strokeDasharray="0 42" />
          <path d="M232 684h220" strokeDasharray="0 44" />
          <path d="M186 766h270" strokeDasharray="0 46" />
        </g>
      </g>
      <path
        d="M120 802q26 28 58 12 30 28 68 10 34 26 72 6 34 22 70-2 30 14 60-10"
        fill="none"
        stroke="var(--art-paper)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M288 410c40-26 96-26 128 6l-12 62c-44 30-90 30-130-2z" fill="var(--art-petrol)" />
      <path
        d="M278 478l-10 46M298 490l-6 46M320 498l-2 46M344 500l2 46M368 496l6 44M390 488l10 40"
        stroke="var(--art-petrol)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M312 452c10-14 26-14 34 0-8 14-24 14-34 0zM362 448c8-12 20-12 28 0-8 12-20 12-28 0z"
        fill="var(--art-pink)"
      />
      <path d="M338 372h40v46h-40z" fill="var(--art-paper)" />
      <path
        d="M324 338a40 42 0 0 0 84 6c4-30-14-52-42-52-26 0-44 20-42 46z"
        fill="var(--art-paper)"
      />
      <path
        d="M410 342c-8-22-26-30-44-26-4 26-18 42-34 48-30-14-32-74 4-94 44-22 86 16 74 72z"
        fill="var(--art-petrol)"
      />
      <circle cx="318" cy="352" r="24" fill="var(--art-petrol)" />
      <path d="M322 268c10-22 40-30 64-14l-8 28c-20-14-38-14-54-2z" fill="var(--art-pink)" />
      <path d="M332 262l-26-16 8 26-22 8 26 12z" fill="var(--art-limon)" />
      <path
        d="M384 344q9 8 17 1M388 330q8-5 14 0"
        fill="none"
        stroke="var(--art-petrol)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M382 366q10 10 20 0z" fill="var(--art-pink)" />
      <circle cx="370" cy="360" r="9" fill="var(--art-pink)" opacity=".6" />
      <circle cx="338" cy="368" r="7" fill="var(--art-limon)" />
    </g>
  );
}

const BODICE = 'M296 424c38-20 78-20 112 0l-6 70-14 54h-74l-18-54z';
const SKIRT =
  'M312 540h78c24 60 36 130 66 196 16 36 10 66-8 84-24 18-44 8-62-8-24 22-52 22-72 4-26 20-54 16-72-6-30 18-56 12-74-10-26 12-52 6-60-20 70-60 160-140 204-240z';

/** Chulapo: checked cap, waistcoat, one hand in its pocket, as the dance wants it. */
function Man() {
  return (
    <g className="verbena-print">
      <path
        d="M504 566l-14 262M548 566c20 80 18 150 8 264"
        fill="none"
        stroke="var(--art-petrol)"
        strokeWidth="52"
        strokeLinecap="square"
      />
      <path
        d="M436 858c2-22 24-28 56-26h24v26zM500 862c2-22 26-30 58-26h26v26z"
        fill="var(--art-petrol)"
      />
      <path d="M436 858h80v8h-80zM500 862h84v8h-84z" fill="var(--art-limon)" />
      <path
        d="M556 420c40 24 64 62 58 92-6 24-36 30-62 28"
        fill="none"
        stroke="var(--art-paper)"
        strokeWidth="44"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M468 414c34-22 74-22 104 2l-8 168h-88z" fill="var(--art-paper)" />
      <g transform="translate(7 6)" fill="var(--art-sky)">
        <path d={WAISTCOAT} />
      </g>
      <path d={WAISTCOAT} fill="var(--art-mora)" className="verbena-plate" />
      <path
        d="M508 500v76"
        stroke="var(--art-limon)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray="0 22"
      />
      <path d="M492 390h46v34l-24 24-22-24z" fill="var(--art-paper)" />
      <path
        d="M486 410c18 12 40 12 58 0l6 18-34 14-36-14zM500 436l-14 38 24-12 18 16-6-40z"
        fill="var(--art-limon)"
      />
      <path d="M474 342a42 44 0 0 0 86 2v-44h-74z" fill="var(--art-paper)" />
      <path d="M476 336l-12 26 14 4z" fill="var(--art-paper)" />
      <path d="M540 316h26l-2 44c-10 0-18-10-24-44z" fill="var(--art-petrol)" />
      <path
        d="M458 318c4-46 40-64 78-56 30 6 42 30 36 58-40-12-76-12-114-2z"
        fill="url(#vb-check)"
      />
      <path d="M446 326c14-16 46-22 78-16l-4 12c-26-4-52-4-74 4z" fill="var(--art-petrol)" />
      <path
        d="M484 346q8 7 15 0M482 331q8-6 16-1"
        fill="none"
        stroke="var(--art-petrol)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M474 366q24-10 40 4-22 9-40-4z" fill="var(--art-petrol)" />
      <path
        d="M478 428c-34 22-58 50-84 62"
        fill="none"
        stroke="var(--art-paper)"
        strokeWidth="42"
        strokeLinecap="round"
      />
      <circle cx="546" cy="456" r="15" fill="var(--art-pink)" />
      <path d="M546 470l4 24" stroke="var(--art-menta)" strokeWidth="5" strokeLinecap="round" />
    </g>
  );
}

const WAISTCOAT =
  'M466 418l26-10 22 76 26-76 34 10c4 54 0 108-6 166l-34-12-22 14-24-14-30 8c-2-54-2-108 8-162z';

function Guitarist() {
  return (
    <g className="verbena-print">
      <path
        d="M628 742h108v18H628zM640 760h16v92h-16zM712 760h16v92h-16z"
        fill="var(--art-petrol)"
      />
      <path
        d="M702 724l-74 14-8 96"
        fill="none"
        stroke="var(--art-petrol)"
        strokeWidth="42"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M582 852c4-18 24-24 60-20v20z" fill="var(--art-petrol)" />
      <path d="M664 588c36-10 70 6 84 44l4 110h-98c-8-52-12-104 10-154z" fill="var(--art-paper)" />
      <path
        d="M668 600h22l6 142h-40c-6-48-8-98 12-142zM718 606c20 10 30 30 34 60v76h-34z"
        fill="var(--art-menta)"
      />
      <g transform="translate(672 676) rotate(24)">
        <path d="M-62-7h-92v14h92z" fill="var(--art-petrol)" />
        <path d="M-176-12h28v24h-28z" fill="var(--art-petrol)" />
        <path d={GUITAR} fill="var(--art-limon)" transform="translate(-5 6)" />
        <path d={GUITAR} fill="var(--art-pink)" className="verbena-plate" />
        <circle cx="-10" r="19" fill="var(--art-petrol)" />
        <path d="M34-20h10v40H34z" fill="var(--art-petrol)" />
        <path d="M-150-3H40M-150 3H40" stroke="var(--art-paper)" strokeWidth="2" />
      </g>
      <path
        d="M736 622c14 46 0 74-52 66M660 612c-40 26-62 20-84 14"
        fill="none"
        stroke="var(--art-paper)"
        strokeWidth="25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M684 560h30v36h-30z" fill="var(--art-paper)" />
      <path d="M662 542a34 36 0 0 0 70 0v-30h-70z" fill="var(--art-paper)" />
      <path d="M712 520h22c2 26-4 40-14 44z" fill="var(--art-petrol)" />
      <path d="M632 526c24-14 100-16 124-2l-6 12c-30-8-86-8-112 0z" fill="var(--art-limon)" />
      <path d="M664 520l4-40h58l6 38c-24-4-46-4-68 2z" fill="var(--art-limon)" />
      <path d="M664 506q34-8 66-1l2 14q-34-6-69 2z" fill="var(--art-petrol)" />
      <path
        d="M670 548q7 6 13 0M672 566q10 6 18-2"
        fill="none"
        stroke="var(--art-petrol)"
        strokeWidth="4.500"
        strokeLinecap="round"
      />
    </g>
  );
}

const GUITAR =
  'M-66-26c12-26 40-32 60-18 10 8 20 4 30-6 26-24 74-8 78 40s-44 72-74 50c-12-10-22-14-32-6-22 16-52 10-62-18-6-16-6-28 0-42z';

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

const PENNANTS = ['pink', 'limon', 'paper', 'petrol'] as const;

/** Points of a hanging string, from end to end. */
function hang(
  from: readonly [number, number],
  sag: readonly [number, number],
  to: readonly [number, number],
  count: number,
) {
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    const at = (axis: 0 | 1): number =>
      Math.round((1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * sag[axis] + t * t * to[axis]);
    const slope = (axis: 0 | 1): number =>
      (1 - t) * (sag[axis] - from[axis]) + t * (to[axis] - sag[axis]);
    return [at(0), at(1), Math.round((Math.atan2(slope(1), slope(0)) * 180) / Math.PI)] as const;
  });
}

const STRING = hang([-10, 58], [420, 214], [810, 34], 15);

function Garlands() {
  return (
    <g>
      <path
        d="M-10 58Q420 214 810 34M-10 250Q150 130 330-10M810 300Q660 200 560-10"
        fill="none"
        stroke="var(--art-petrol)"
        strokeWidth="4"
      />
      {STRING.map(([x, y, turn], index) => (
        <path
          key={x}
          d="M-23 0h46L0 56z"
          transform={`translate(${String(x)} ${String(y)}) rotate(${String(turn)})`}
          fill={`var(--art-${PENNANTS[index % 4] ?? 'pink'})`}
        />
      ))}
      <Lantern x={62} y={200} size={1} ink="pink" />
      <Lantern x={206} y={98} size={0.72} ink="limon" />
      <Lantern x={742} y={250} size={1.05} ink="limon" />
      <Lantern x={636} y={130} size={0.8} ink="pink" />
    </g>
  );
}

function Lantern({ x, y, size, ink }: { x: number; y: number; size: number; ink: string }) {
  return (
    <g
      transform={`translate(${String(x)} ${String(y)}) scale(${String(size)})`}
      className="verbena-print"
    >
      <ellipse cx="-5" cy="60" rx="54" ry="47" fill="var(--art-paper)" />
      <ellipse
        cx="0"
        cy="56"
        rx="54"
        ry="47"
        fill={`var(--art-${ink})`}
        className="verbena-plate"
      />
      <path
        d="M0 9C-30 26-30 86 0 103M0 9c30 17 30 77 0 94M-26 15c-26 24-26 58 0 82M26 15c26 24 26 58 0 82"
        fill="none"
        stroke="var(--art-mora)"
        strokeWidth="4"
        className="verbena-plate"
      />
      <path d="M-22 0h44v14h-44zM-22 98h44v12h-44z" fill="var(--art-petrol)" />
      <path
        d="M-10 110v26M0 110v34M10 110v26"
        stroke="var(--art-petrol)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}

/** What printers leave on the sheet: the inks side by side and a mark to lay them by. */
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
