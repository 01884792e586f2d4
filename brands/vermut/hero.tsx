/** Noon at the bar: a siphon, a bottle with its label, a glass, olives, one lamp. */
export function Hero({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 960" className={className} aria-hidden="true">
      <defs>
        <clipPath id="vm-label">
          <path d={LABEL} />
        </clipPath>
        <pattern
          id="vm-hatch"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(38)"
        >
          <path d="M0 0h7v2.600H0z" fill="var(--art-ink)" />
        </pattern>
        <pattern id="vm-net" width="26" height="44" patternUnits="userSpaceOnUse">
          <path
            d="M0 0 26 44M26 0 0 44"
            stroke="var(--art-label)"
            strokeWidth="2.200"
            opacity="0.75"
          />
        </pattern>
        <clipPath id="vm-siphon">
          <path d={SIPHON} />
        </clipPath>
        <clipPath id="vm-bottle">
          <path d={BOTTLE} />
        </clipPath>
      </defs>
      <g clipPath="url(#vm-label)">
        <path d="M0 0h800v960H0z" fill="var(--art-wall)" />
        <path d="M0 470h800v240H0z" fill="var(--art-wall-deep)" />
        <path d={PANELS} fill="none" stroke="var(--art-wall)" strokeWidth="5" />
        <Lamp />
        <Shelf />
        <Counter />
        <Siphon />
        <Bottle />
        <Glass />
        <Olives />
      </g>
      <path d={LABEL} fill="none" stroke="var(--art-brass)" strokeWidth="7" />
      <path d={INNER} fill="none" stroke="var(--art-brass)" strokeWidth="2.500" />
    </svg>
  );
}

const LABEL = 'M8 132h132C262 132 296 8 400 8s138 124 260 124h132v780h-36v40H44v-40H8z';
const INNER = 'M24 148h116C278 148 306 25 400 25s122 123 260 123h116v748h-36v40H60v-40H24z';
const PANELS = [60, 206, 352, 498, 644].map((x) => `M${String(x)} 496h110v180h-110z`).join('');
const RAYS = Array.from({ length: 60 }, (_, index) => {
  const angle = (Math.PI * index) / 30;
  const end = index % 2 ? 205 : 268;
  const at = (radius: number): string =>
    `${(Math.sin(angle) * radius).toFixed(0)} ${(Math.cos(angle) * radius).toFixed(0)}`;
  return `M${at(92)}L${at(end)}`;
}).join('');

function Lamp() {
  return (
    <g transform="translate(400 178) scale(.86)">
      <path d={RAYS} stroke="var(--art-brass)" strokeWidth="3" opacity="0.55" />
      <path d="M-4-240h8v152h-8z" fill="var(--art-brass)" />
      <path d="M-16-152h32v14h-32zM-44-72q4-26 30-30h28q26 4 30 30z" fill="var(--art-brass)" />
      <path d="M14-102q26 4 30 30H22q2-20-8-30z" fill="var(--art-brass-deep)" />
      <circle r="74" fill="var(--art-light)" />
      <path
        d="M52-53a74 74 0 0 1-92 115A74 74 0 0 0 52-53z"
        fill="var(--art-brass)"
        opacity="0.5"
      />
      <path
        d="M-46-22a50 50 0 0 1 30-28"
        fill="none"
        stroke="#fff"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path d="M-14 70h28l-6 22h-16z" fill="var(--art-brass)" />
      <circle cy="98" r="8" fill="var(--art-brass)" />
    </g>
  );
}

const TALL = 'M-12-190h24v62q2 20 16 32 12 12 12 30V0h-80v-66q0-18 12-30 14-12 16-32z';
const ROUND = 'M-11-164h22v50q44 16 44 66 0 34-20 48h-70q-20-14-20-48 0-50 44-66z';
const STRAIGHT = 'M-13-176h26v40q22 4 22 26V0h-70v-110q0-22 22-26z';

function Shelf() {
  return (
    <g>
      <g transform="translate(84 448)">
        <path d={TALL} fill="var(--art-olive-deep)" />
        <path d="M-40-66h80v46h-80z" fill="var(--art-label)" />
        <path d="M-28-52h56M-28-36h36" stroke="var(--art-red)" strokeWidth="5" />
        <path d="M-12-190h24v20h-24z" fill="var(--art-brass)" />
      </g>
      <g transform="translate(176 448)">
        <path d={STRAIGHT} fill="var(--art-soda-deep)" />
        <circle cy="-58" r="26" fill="var(--art-label)" />
        <circle cy="-58" r="17" fill="none" stroke="var(--art-soda-deep)" strokeWidth="4" />
        <path d="M-13-176h26v16h-26z" fill="var(--art-label)" />
      </g>
      <g transform="translate(630 448)">
        <path d={ROUND} fill="var(--art-brass-deep)" />
        <path d="M-40-76q40-20 80 0v44q-40 18-80 0z" fill="var(--art-label)" />
        <path
          d="M-22-62q22-10 44 0M-22-46q22-8 44 0"
          fill="none"
          stroke="var(--art-ink)"
          strokeWidth="4"
        />
        <path d="M-14-182h28v20h-28z" fill="var(--art-wood)" />
      </g>
      <g transform="translate(722 448)">
        <path d={TALL} fill="var(--art-red)" />
        <path d="M-40-70h80v58h-80z" fill="var(--art-brass)" />
        <path
          d="M0-62l8 16 17 3-13 12 4 18-16-9-16 9 4-18-13-12 17-3z"
          fill="var(--art-red-deep)"
        />
        <path d="M-12-190h24v26h-24z" fill="var(--art-ink)" />
      </g>
      <path
        d="M96 258h12v72q30 20 30 52v66H96zM184 272h13v40q22 4 22 26v110h-35zM630 284h11v50q44 16 44 66 0 34-20 48h-35zM722 258h12v62q2 20 16 32 12 12 12 30v66h-40z"
        fill="url(#vm-hatch)"
        opacity="0.5"
      />
      <path d="M0 448h800v20H0z" fill="var(--art-wood)" />
      <path d="M0 448h800v5H0z" fill="var(--art-brass)" />
      <path d="M0 468h800v16H0z" fill="url(#vm-hatch)" opacity="0.7" />
    </g>
  );
}

function Counter() {
  return (
    <g>
      <path d="M0 694h800v92H0z" fill="var(--art-marble)" />
      <path
        d="M0 720q90-24 170 4t190-8M300 772q60-34 150-22t210-40M560 786q70-30 240-30M40 782q40-22 110-24"
        fill="none"
        stroke="var(--art-vein)"
        strokeWidth="3"
      />
      <path d="M0 786h800v24H0z" fill="var(--art-marble)" />
      <path d="M0 786h800v24H0z" fill="url(#vm-hatch)" opacity="0.28" />
      <path d="M0 784h800v3H0zM0 694h800v4H0z" fill="var(--art-vein)" />
      <path d="M0 810h800v150H0z" fill="var(--art-wood)" />
      <path d="M0 810h800v14H0z" fill="url(#vm-hatch)" />
      <path
        d="M70 846h150v140H70zM250 846h150v140H250zM430 846h150v140H430zM610 846h150v140H610z"
        fill="var(--art-wood-deep)"
      />
      <path
        d="M84 860h122v140H84zM264 860h122v140H264zM444 860h122v140H444zM624 860h122v140H624z"
        fill="none"
        stroke="var(--art-brass)"
        strokeWidth="3"
      />
      <path
        d="M145 884l20 26-20 26-20-26zM325 884l20 26-20 26-20-26zM505 884l20 26-20 26-20-26zM685 884l20 26-20 26-20-26z"
        fill="var(--art-brass)"
      />
    </g>
  );
}

const SIPHON =
  'M138 742q-24-4-24-34V520q0-64 52-90 8-5 8-16v-6h62v6q0 11 8 16 52 26 52 90v188q0 30-24 34z';

function Siphon() {
  return (
    <g>
      <ellipse cx="214" cy="744" rx="112" ry="14" fill="var(--art-ink)" opacity="0.35" />
      <g clipPath="url(#vm-siphon)">
        <path d="M100 390h220v360H100z" fill="var(--art-soda)" />
        <path d="M100 390h220v96q-110 22-220 0z" fill="var(--art-glass)" opacity="0.55" />
        <path d="M238 390h70v360h-46q-6-200-24-360z" fill="var(--art-soda-deep)" />
        <path d="M100 390h220v360H100z" fill="url(#vm-net)" />
        <path d="M262 400h50v350h-50z" fill="url(#vm-hatch)" opacity="0.4" />
        <path d="M201 400h7v330h-7z" fill="var(--art-label)" opacity="0.8" />
      </g>
      <path d={SIPHON} fill="none" stroke="var(--art-ink)" strokeWidth="5" />
      <path
        d="M136 470q-14 24-12 66"
        fill="none"
        stroke="#fff"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <ellipse
        cx="205"
        cy="600"
        rx="72"
        ry="50"
        fill="var(--art-label)"
        stroke="var(--art-ink)"
        strokeWidth="4"
      />
      <ellipse
        cx="205"
        cy="600"
        rx="62"
        ry="41"
        fill="none"
        stroke="var(--art-red)"
        strokeWidth="3"
      />
      <path d={SODA} fill="var(--art-red)" transform="translate(155 613) scale(.34)" />
      <path
        d="M112 708h184v22q-4 14-22 14H136q-20 0-24-14z"
        fill="var(--art-brass)"
        stroke="var(--art-ink)"
        strokeWidth="5"
      />
      <path d="M250 711h44v18q-4 12-22 12h-22z" fill="url(#vm-hatch)" opacity="0.6" />
      {/* head: collar, spout, lever */}
      <g stroke="var(--art-ink)" strokeWidth="5" strokeLinejoin="round">
        <path d="M166 396h78v24h-78z" fill="var(--art-brass)" />
        <path d="M178 396v-44q0-18 16-22l4-22h18l4 22q16 4 16 22v44z" fill="var(--art-brass)" />
        <path
          d="M178 340q-66-4-92 16-18 14-18 48v14h22v-12q0-22 12-30 20-14 76-12z"
          fill="var(--art-brass)"
        />
        <path
          d="M210 312q52-12 86 10 26 18 30 76l-18 4q-8-48-26-62-24-16-66-8z"
          fill="var(--art-brass)"
        />
        <circle cx="207" cy="314" r="11" fill="var(--art-label)" />
      </g>
      <path d="M218 352h14v66h-14z" fill="url(#vm-hatch)" opacity="0.6" />
      <path d="M190 346v34" stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity="0.8" />
    </g>
  );
}

const BOTTLE =
  'M402 214h56v110q0 30 26 50 28 22 28 58v278q0 30-24 30H372q-24 0-24-30V432q0-36 28-58 26-20 26-50z';

function Bottle() {
  return (
    <g transform="translate(38 66) scale(0.912)">
      <ellipse cx="446" cy="742" rx="108" ry="14" fill="var(--art-ink)" opacity="0.4" />
      <path d={BOTTLE} fill="var(--art-olive-deep)" />
      <g clipPath="url(#vm-bottle)">
        <path d="M340 432q90-34 180 0v330H340z" fill="var(--art-ink)" opacity="0.45" />
        <path d="M470 210h60v560h-60z" fill="url(#vm-hatch)" opacity="0.7" />
        <path
          d="M362 440q2-36 26-56 24-20 26-60v-40"
          fill="none"
          stroke="var(--art-olive)"
          strokeWidth="10"
          strokeLinecap="round"
        />
        <path d="M395 200h70v84q-35 14-70 0z" fill="var(--art-red)" />
        <path d="M444 200h30v86q-14 6-30 8z" fill="var(--art-red-deep)" />
        <path d="M395 258q35 12 70 0v10q-35 12-70 0z" fill="var(--art-brass)" />
      </g>
      {/* the label */}
      <path
        d="M348 496h24q28 0 34-34 4-22 24-22t24 22q6 34 34 34h24v190H348z"
        fill="var(--art-label)"
        stroke="var(--art-ink)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="M348 506h28q34-4 40-42 4-14 14-14t14 14q6 38 40 42h28M348 676h164"
        fill="none"
        stroke="var(--art-red)"
        strokeWidth="3"
      />
      <path d="M430 462l6 14 15 2-11 10 3 15-13-8-13 8 3-15-11-10 15-2z" fill="var(--art-red)" />
      <path d="M350 524h160v66H350z" fill="var(--art-red)" />
      <path d={VERMUT} fill="var(--art-label)" transform="translate(358 575) scale(.3 .48)" />
      <path d={ROJO} fill="var(--art-red)" transform="translate(372 634) scale(.62)" />
      <g fill="none" stroke="var(--art-ink)" strokeWidth="2.500">
        <path d="M360 656h140M372 666h116" />
      </g>
      <path d="M490 500h20v184h-20z" fill="url(#vm-hatch)" opacity="0.35" />
      <path d={BOTTLE} fill="none" stroke="var(--art-ink)" strokeWidth="5" />
    </g>
  );
}

function Glass() {
  return (
    <g transform="translate(566 566)">
      <ellipse cx="80" cy="196" rx="96" ry="13" fill="var(--art-ink)" opacity="0.3" />
      <g stroke="var(--art-ink)" strokeWidth="5" strokeLinejoin="round">
        <g transform="rotate(-18 150 0)">
          <circle cx="150" cy="4" r="52" fill="var(--art-orange)" />
          <circle cx="150" cy="4" r="42" fill="var(--art-label)" strokeWidth="0" />
          <path
            d={SEGMENTS}
            transform="translate(150 4)"
            fill="var(--art-orange)"
            strokeWidth="0"
          />
        </g>
        <path
          d="M0 0h160l-16 176q-2 20-20 20H36q-18 0-20-20z"
          fill="var(--art-glass)"
          fillOpacity="0.5"
        />
      </g>
      <path d="M6 52q74 18 148 0l-12 120q-2 16-18 16H36q-16 0-18-16z" fill="var(--art-red)" />
      <path
        d="M120 58q18-2 34-6l-12 120q-2 16-18 16h-20q14-60 16-130z"
        fill="var(--art-red-deep)"
      />
      <path d="M6 52q74-18 148 0-74 18-148 0z" fill="var(--art-orange)" opacity="0.75" />
      <g fill="var(--art-label)" stroke="var(--art-ink)" strokeWidth="3" strokeLinejoin="round">
        <path d="M22 44l50-16 18 46-50 16z" opacity="0.9" />
        <path d="M84 74l44 8-8 46-46-8z" opacity="0.75" />
      </g>
      <path d="M132 20l-10 150h16l14-150z" fill="url(#vm-hatch)" opacity="0.45" />
      <path d="M18 70l8 92" stroke="#fff" strokeWidth="8" strokeLinecap="round" opacity="0.8" />
      <path
        d="M0 0h160l-16 176q-2 20-20 20H36q-18 0-20-20z"
        fill="none"
        stroke="var(--art-ink)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M-36-26 150 34" stroke="var(--art-wood)" strokeWidth="6" strokeLinecap="round" />
      <Olive x={40} y={-2} turn={18} />
      <Olive x={84} y={13} turn={18} />
    </g>
  );
}

const SEGMENTS = Array.from({ length: 8 }, (_, index) => {
  const point = (degrees: number, radius: number): string => {
    const angle = (Math.PI * degrees) / 180;
    return `${(Math.cos(angle) * radius).toFixed(0)} ${(Math.sin(angle) * radius).toFixed(0)}`;
  };
  const start = index * 45;
  return `M${point(start + 22, 7)}L${point(start + 5, 37)}A37 37 0 0 1 ${point(start + 40, 37)}z`;
}).join('');

function Olive({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${String(x)} ${String(y)}) rotate(${String(turn)})`}>
      <ellipse rx="22" ry="17" fill="var(--art-olive)" stroke="var(--art-ink)" strokeWidth="4" />
      <path
        d="M-12-7q8-6 18-4"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.7"
      />
      <circle cx="17" r="4.500" fill="var(--art-red)" />
    </g>
  );
}

function Olives() {
  return (
    <g transform="translate(316 770)">
      <ellipse cy="22" rx="108" ry="13" fill="var(--art-ink)" opacity="0.3" />
      <Olive x={-44} y={-18} turn={-20} />
      <Olive x={42} y={-18} turn={24} />
      <Olive x={0} y={-26} turn={6} />
      <Olive x={-20} y={-8} turn={-40} />
      <Olive x={24} y={-8} turn={14} />
      <path
        d="M-102-12q102 30 204 0-4 34-52 38H-50q-48-4-52-38z"
        fill="var(--art-label)"
        stroke="var(--art-ink)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M-92 2q92 26 184 0" fill="none" stroke="var(--art-soda-deep)" strokeWidth="5" />
      <path d="M40 0q34-2 58-8-6 28-48 32H30q10-10 10-24z" fill="url(#vm-hatch)" opacity="0.35" />
    </g>
  );
}

/** Lettering of the labels: Bodoni Moda and Epilogue at an em of 100. */
const VERMUT =
  'M81 -75L81 -74L72 -74L45 2L35 2L8 -74L1 -74L1 -75L44 -75L44 -74L33 -74L51 -19L71 -74L59 -74L59 -75zM86 0L86 -1L95 -1L95 -74L86 -74L86 -75L147 -75L147 -55L146 -55Q145 -60 141 -64Q138 -69 133 -72Q128 -74 122 -74L116 -74L116 -1L121 -1Q128 -1 133 -4Q139 -6 142 -11Q146 -16 147 -23L148 -23L148 0zM132 -25Q131 -28 128 -31Q126 -34 123 -36Q120 -38 117 -38L112 -38L112 -39L117 -39Q120 -39 123 -41Q126 -43 128 -46Q131 -49 132 -52L133 -52L133 -25zM173 -38L173 -39L187 -39Q191 -39 195 -41Q198 -42 199 -46Q201 -50 201 -57Q201 -63 199 -67Q198 -71 195 -72Q191 -74 187 -74L155 -74L155 -75L192 -75Q201 -75 208 -73Q215 -71 219 -67Q223 -63 223 -57Q223 -50 219 -46Q215 -42 208 -40Q201 -38 192 -38zM155 0L155 -1L194 -1L194 0zM164 0L164 -75L185 -75L185 0zM216 1Q210 1 207 -1Q204 -2 202 -5Q200 -8 200 -11Q199 -15 199 -19Q199 -22 199 -26Q199 -29 198 -32Q197 -35 194 -37Q192 -38 187 -38L173 -38L173 -39L201 -39Q208 -39 212 -37Q216 -35 217 -31Q219 -28 220 -24Q220 -20 220 -16Q220 -12 220 -8Q221 -5 222 -3Q223 -1 225 -1Q227 -1 228 -1Q230 -2 231 -2L231 -2Q230 -1 226 0Q222 1 216 1zM271 1L244 -75L265 -75L282 -30L298 -75L299 -75L272 1zM244 -75L244 -1L252 -1L252 0L236 0L236 -1L243 -1L243 -74L236 -74L236 -75zM327 -75L327 -74L320 -74L320 -1L327 -1L327 0L291 0L291 -1L299 -1L299 -75zM404 -75L404 -74L394 -74L394 -23Q394 -11 389 -5Q383 2 370 2Q355 2 348 -4Q341 -10 341 -23L341 -74L332 -74L332 -75L373 -75L373 -74L363 -74L363 -24Q363 -19 363 -15Q363 -10 365 -7Q366 -4 369 -2Q371 0 376 0Q381 0 385 -3Q389 -5 391 -10Q394 -15 394 -23L394 -74L384 -74L384 -75zM422 0L422 -1L433 -1L433 -74L430 -74Q427 -74 424 -72Q420 -70 418 -67Q415 -63 413 -59Q411 -54 410 -50L409 -50L409 -75L479 -75L479 -50L478 -50Q477 -54 475 -59Q473 -63 470 -67Q468 -70 464 -72Q461 -74 457 -74L455 -74L455 -1L466 -1L466 0z';
const ROJO =
  'M1 0L13 -45L5 -45L5 -46L25 -46L14 0zM17 -15Q18 -19 19 -23Q21 -27 22 -32Q24 -36 26 -39Q28 -43 31 -45Q34 -47 37 -47Q41 -47 43 -45Q46 -42 46 -39Q46 -35 44 -33Q42 -31 38 -31Q35 -31 33 -33Q31 -35 31 -38Q31 -41 33 -43Q35 -45 38 -45Q41 -45 44 -44Q46 -42 46 -39L45 -39Q45 -42 43 -44Q41 -46 37 -46Q34 -46 31 -44Q29 -42 27 -39Q24 -35 23 -31Q21 -27 20 -23Q18 -19 18 -15zM63 1Q55 1 51 -3Q46 -7 46 -15Q46 -21 49 -27Q51 -33 55 -37Q60 -42 65 -44Q70 -47 76 -47Q84 -47 89 -43Q93 -39 93 -31Q93 -25 91 -19Q89 -13 84 -9Q80 -4 75 -2Q69 1 63 1zM63 0Q65 0 67 -2Q69 -4 71 -7Q73 -11 75 -15Q77 -20 78 -24Q80 -29 80 -33Q81 -37 81 -41Q81 -43 80 -45Q79 -46 77 -46Q75 -46 73 -44Q70 -42 68 -39Q66 -35 64 -31Q63 -26 61 -22Q60 -17 59 -13Q58 -9 58 -5Q58 -3 59 -1Q60 0 63 0zM85 26Q81 26 79 25Q76 23 74 21Q73 19 73 16Q73 14 74 12Q75 10 77 9Q78 8 80 8Q84 8 86 10Q88 12 88 16Q88 18 86 21Q84 23 81 23Q78 23 75 21Q73 19 73 16L73 16Q73 19 75 21Q76 23 79 24Q82 25 85 25Q89 25 91 23Q93 20 95 15Q97 10 98 4L110 -45L104 -45L104 -46L124 -46L112 1Q110 7 107 11Q105 16 101 19Q98 23 93 24Q89 26 85 26zM121 -59Q117 -59 115 -61Q113 -64 113 -68Q113 -71 115 -74Q117 -76 121 -76Q125 -76 127 -74Q130 -71 130 -68Q130 -64 127 -61Q125 -59 121 -59zM145 1Q137 1 132 -3Q128 -7 128 -15Q128 -21 130 -27Q133 -33 137 -37Q141 -42 146 -44Q152 -47 158 -47Q166 -47 170 -43Q175 -39 175 -31Q175 -25 172 -19Q170 -13 166 -9Q162 -4 156 -2Q151 1 145 1zM144 0Q146 0 148 -2Q151 -4 153 -7Q155 -11 156 -15Q158 -20 160 -24Q161 -29 162 -33Q163 -37 163 -41Q163 -43 162 -45Q161 -46 158 -46Q156 -46 154 -44Q152 -42 150 -39Q148 -35 146 -31Q144 -26 143 -22Q141 -17 141 -13Q140 -9 140 -5Q140 -3 141 -1Q142 0 144 0z';
const SODA =
  'M32 1Q24 1 17 -1Q11 -4 7 -9Q4 -14 4 -22Q4 -23 4 -23Q4 -24 4 -25L22 -25Q22 -24 22 -23Q22 -23 22 -22Q22 -18 24 -15Q27 -13 32 -13Q37 -13 40 -14Q42 -16 42 -19Q42 -22 40 -24Q38 -26 34 -28Q30 -30 25 -31Q20 -33 15 -36Q10 -38 7 -43Q4 -47 4 -54Q4 -60 8 -65Q12 -70 18 -72Q24 -75 32 -75Q40 -75 46 -72Q52 -70 56 -65Q59 -60 59 -53Q59 -52 59 -52Q59 -51 59 -50L41 -50Q41 -51 41 -51Q41 -52 41 -52Q41 -56 39 -59Q37 -61 32 -61Q27 -61 24 -59Q21 -57 21 -54Q21 -51 24 -49Q26 -48 29 -46Q33 -44 38 -43Q44 -41 49 -38Q54 -35 57 -31Q60 -27 60 -20Q60 -13 56 -8Q53 -4 46 -1Q40 1 32 1zM112 1Q105 1 99 -1Q92 -4 88 -9Q83 -13 80 -21Q77 -28 77 -37Q77 -46 80 -53Q83 -60 87 -65Q92 -70 98 -73Q105 -75 112 -75Q119 -75 125 -73Q131 -70 136 -65Q141 -60 143 -53Q146 -46 146 -37Q146 -28 143 -21Q141 -13 136 -9Q131 -4 125 -1Q119 1 112 1zM112 -13Q116 -13 120 -15Q123 -17 126 -23Q128 -28 128 -37Q128 -46 126 -51Q123 -56 120 -59Q116 -61 112 -61Q108 -61 104 -59Q100 -56 98 -51Q96 -46 96 -37Q96 -28 98 -23Q100 -17 104 -15Q108 -13 112 -13zM166 0L166 -74L191 -74Q199 -74 205 -71Q211 -68 216 -63Q220 -59 222 -52Q225 -45 225 -37Q225 -29 222 -22Q220 -15 216 -10Q211 -6 205 -3Q199 0 191 0zM184 -5L176 -14L189 -14Q194 -14 198 -16Q202 -19 204 -24Q207 -30 207 -37Q207 -44 204 -50Q202 -55 198 -57Q194 -60 189 -60L176 -60L184 -69zM238 0L256 -74L284 -74L302 0L283 0L270 -63L270 -63L256 0zM252 -16L252 -30L288 -30L288 -16z';
