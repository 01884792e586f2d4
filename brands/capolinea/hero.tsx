/** A tram of 1928 waits at the end of its line; behind the glass two people talk. */
export function Hero({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 960" className={className} aria-hidden="true">
      <defs>
        <clipPath id="cp-plate">
          <path d={PLATE} />
        </clipPath>
        <radialGradient id="cp-beam">
          <stop offset="0.2" stopColor="var(--art-lamp)" stopOpacity="0.85" />
          <stop offset="1" stopColor="var(--art-lamp)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="cp-fog" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--art-fog)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--art-fog)" />
        </linearGradient>
      </defs>
      <g clipPath="url(#cp-plate)">
        <path d="M0 0h800v960H0z" fill="var(--art-sky)" />
        <Houses />
        <Ground />
        <Wires />
        <Stop />
        <Tram />
      </g>
      <path d={PLATE} fill="none" stroke="var(--art-ink)" strokeWidth="10" />
      <path d={KEYLINE} fill="none" stroke="var(--art-cream)" strokeWidth="4" />
    </svg>
  );
}

const PLATE =
  'M56 6h688a50 50 0 0 0 50 50v848a50 50 0 0 0-50 50H56a50 50 0 0 0-50-50V56A50 50 0 0 0 56 6z';
const KEYLINE =
  'M65 19h670a58 58 0 0 0 46 46v830a58 58 0 0 0-46 46H65a58 58 0 0 0-46-46V65a58 58 0 0 0 46-46z';

const FLOORS = [232, 356, 480] as const;
const BAYS = [34, 112, 190] as const;

function Houses() {
  return (
    <g>
      <path d="M250 250h300v420H250z" fill="var(--art-house-far)" />
      <path d="M236 236h330v14H236zM250 196l66-34 66 34v40H250z" fill="var(--art-house-far)" />
      <g fill="var(--art-window)" opacity="0.5">
        <path d="M274 290h26v60h-26zM330 290h26v60h-26zM440 290h26v60h-26zM496 290h26v60h-26z" />
      </g>
      {/* the house with the railings, on the left */}
      <path d="M0 150h262v560H0z" fill="var(--art-house)" />
      <path d="M0 132h280v10l-8 14H0z" fill="var(--art-stone-deep)" />
      <path d="M0 156h262v10H0z" fill="var(--art-ink)" opacity="0.14" />
      {FLOORS.map((y) => (
        <g key={y}>
          {BAYS.map((x) => (
            <Shutters key={x} x={x} y={y - 34} />
          ))}
          <path
            d={`M0 ${String(y + 46)}h262v8H0zM0 ${String(y + 16)}h262v4H0z`}
            fill="var(--art-ink)"
          />
          <path
            d={`M4 ${String(y + 32)}h258`}
            stroke="var(--art-ink)"
            strokeWidth="26"
            strokeDasharray="2.5 9"
          />
        </g>
      ))}
      <path d="M0 574h262v140H0z" fill="var(--art-stone-deep)" />
      <path d="M28 620h200v94H28z" fill="var(--art-window)" />
      <path d="M92 620v94M160 620v94" stroke="var(--art-ink)" strokeWidth="5" />
      <path d="M16 584h226l14 44H4z" fill="var(--art-cream)" />
      <path
        d="M44 584h28l-3 44H34zM100 584h28l1 44H97zM156 584h28l8 44h-32zM212 584h28l16 44h-32z"
        fill="var(--art-green)"
      />
      {/* the plain house on the right */}
      <path d="M556 110h244v604H556z" fill="var(--art-house)" />
      <path d="M556 110h244v604H556z" fill="var(--art-ink)" opacity="0.1" />
      <path d="M540 92h260v22H548z" fill="var(--art-stone-deep)" />
      {[168, 300, 432, 564].map((y) => (
        <g key={y}>
          <Shutters x={588} y={y} />
          <Shutters x={748} y={y} />
        </g>
      ))}
      <path d="M0 430h800v290H0z" fill="url(#cp-fog)" opacity="0.9" />
    </g>
  );
}

function Shutters({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <path d="M0 0h36v80H0z" fill="var(--art-window)" />
      <path d="M-16-2h17v84h-17zM35-2h17v84H35z" fill="var(--art-green)" />
      <path
        d="M-7.500 3v74M43.500 3v74"
        stroke="var(--art-green-light)"
        strokeWidth="11"
        strokeDasharray="2.500 4"
      />
      <path d="M18 0v80M0 30h36" stroke="var(--art-cream)" strokeWidth="3.500" />
    </g>
  );
}

/** Rows of setts, each a dashed line, growing towards the eye. */
const SETTS = Array.from({ length: 13 }, (_, row) => ({
  y: 722 + row * 9 + row * row * 0.82,
  size: 11 + row * 1.65,
}));

function Ground() {
  return (
    <g>
      <path d="M0 712h800v248H0z" fill="var(--art-stone-deep)" />
      {SETTS.map(({ y, size }, row) => (
        <path
          key={y}
          d={`M${String(row % 2 ? -size : 0)} ${y.toFixed(1)}h840`}
          stroke="var(--art-stone)"
          strokeWidth={(size * 0.82).toFixed(1)}
          strokeDasharray={`${(size * 1.9).toFixed(1)} ${(size * 0.22).toFixed(1)}`}
        />
      ))}
      <g fill="none">
        <path d={RAILS} stroke="var(--art-ink)" strokeWidth="17" />
        <path d={RAILS} stroke="var(--art-rail)" strokeWidth="7" />
      </g>
      <ellipse cx="400" cy="786" rx="250" ry="30" fill="var(--art-ink)" opacity="0.5" />
    </g>
  );
}

const RAILS =
  'M312 730 206 970M488 730 594 970M338 760C282 830 168 880-20 902M470 740C432 850 250 940 30 978';

function Wires() {
  return (
    <g fill="none" stroke="var(--art-ink)">
      <path d="M0 122q270 62 400 62t400-74" strokeWidth="3" />
      <path d="M262 236q140 26 294-10" strokeWidth="2" />
      <path d="M262 330q140 22 294-8" strokeWidth="1.500" />
      <path d="M384 184 322 0M416 184 520 0" strokeWidth="4" />
      <path d="M384 184l12 150M416 184l-12 150" strokeWidth="1.500" />
      <path
        d="M132 146v22M690 132v22M350 182v16M452 182v16"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <g strokeWidth="0" fill="var(--art-ink)">
        <path d="M196 152c4-16 18-22 30-18l8-6-2 10c3 10-3 20-15 22l-6 10-3-9-8 6z" />
        <path d="M282 166c-2-16-15-24-28-21l-8-7 1 11c-4 9 1 20 13 23l5 10 4-9 8 7z" />
      </g>
    </g>
  );
}

/** The post where the line ends: clock, name, line. */
function Stop() {
  return (
    <g transform="translate(690 0)">
      <path d="M-7 330H7v494H-7z" fill="var(--art-ink)" />
      <path d="M-26 824h52l8 20h-68z" fill="var(--art-ink)" />
      <path d="M-13 420h26v10h-26zM-13 690h26v10h-26z" fill="var(--art-ink)" />
      <circle cy="332" r="62" fill="var(--art-ink)" />
      <circle cy="332" r="52" fill="var(--art-cream)" />
      <g stroke="var(--art-ink)" fill="none">
        <circle
          cy="332"
          r="43"
          strokeWidth="9"
          strokeDasharray="3 19.500"
          strokeDashoffset="1.500"
        />
        <path d="M0 332 22 318M0 332l-30 20" strokeWidth="6.500" strokeLinecap="round" />
      </g>
      <circle cy="332" r="5" fill="var(--art-red)" />
      <g>
        <path d={ENAMEL} fill="var(--art-green)" />
        <path
          d="M-72 458H72a6 6 0 0 1 6 6v36a6 6 0 0 1-6 6H-72a6 6 0 0 1-6-6v-36a6 6 0 0 1 6-6z"
          fill="none"
          stroke="var(--art-cream)"
          strokeWidth="3"
        />
        <path d={FERMATA} fill="var(--art-cream)" transform="translate(-62 493) scale(.305)" />
        <path d="M-84 526H84v136H-84z" fill="var(--art-plate)" />
        <path d="M-76 534H76v120H-76z" fill="none" stroke="var(--art-on-plate)" strokeWidth="3" />
        <path d={NINETEEN} fill="var(--art-on-plate)" transform="translate(-66 590) scale(.52)" />
        <g fill="none" stroke="var(--art-on-plate)">
          <path d="M-60 624H52" strokeWidth="5" />
          <g strokeWidth="4" fill="var(--art-plate)">
            <circle cx="-56" cy="624" r="7" />
            <circle cx="-20" cy="624" r="7" />
            <circle cx="16" cy="624" r="7" />
          </g>
          <circle cx="54" cy="624" r="12" fill="var(--art-red)" strokeWidth="5" />
        </g>
        <circle cx="46" cy="570" r="17" fill="var(--art-on-plate)" />
        <path
          d="M46 558v20m-8-8 8 9 8-9"
          fill="none"
          stroke="var(--art-plate)"
          strokeWidth="4.500"
        />
      </g>
    </g>
  );
}

const ENAMEL =
  'M-78 450H78a10 10 0 0 1 10 10v44a10 10 0 0 1-10 10H-78a10 10 0 0 1-10-10v-44a10 10 0 0 1 10-10z';

function Tram() {
  return (
    <g>
      {/* bow collector */}
      <g fill="none" stroke="var(--art-ink)" strokeLinecap="round">
        <path d="M352 262 316 222 376 186M448 262l36-40-60-36" strokeWidth="5" />
        <path d="M326 182q74-10 148 0" strokeWidth="8" />
      </g>
      {/* roof */}
      <path d="M224 352c2-62 74-104 176-104s174 42 176 104z" fill="var(--art-green)" />
      <path d="M258 306c30-36 80-54 142-54s112 18 142 54z" fill="var(--art-green-light)" />
      <path d="M216 346h368v12q0 8-8 8H224q-8 0-8-8z" fill="var(--art-ink)" />
      <path d="M334 210h132q8 0 8 8v74q0 8-8 8H334q-8 0-8-8v-74q0-8 8-8z" fill="var(--art-ink)" />
      <path d="M338 218h124v74H338z" fill="none" stroke="var(--art-ochre)" strokeWidth="2.500" />
      <path d={NINETEEN} fill="var(--art-lamp)" transform="translate(350 284) scale(.78)" />
      {/* upper body */}
      <path d="M226 366h348l10 178H216z" fill="var(--art-cream)" />
      <path d="M292 366h216l4 178H288z" fill="var(--art-ink)" opacity="0.05" />
      <path d="M290 372h220v36H290z" fill="var(--art-ink)" />
      <path d={CAPOLINEA} fill="var(--art-lamp)" transform="translate(309 399.500) scale(.333)" />
      <path d="M316 422h168q8 0 8 8v100H308V430q0-8 8-8z" fill="var(--art-glass)" />
      <path
        d="M246 384h30l-3 146h-41l6-138q1-8 8-8zM554 384h-30l3 146h41l-6-138q-1-8-8-8z"
        fill="var(--art-glass-deep)"
      />
      <Passengers />
      <g fill="none" stroke="var(--art-ink)" strokeWidth="6" strokeLinejoin="round">
        <path d="M316 422h168q8 0 8 8v100H308V430q0-8 8-8z" />
        <path d="M246 384h30l-3 146h-41l6-138q1-8 8-8zM554 384h-30l3 146h41l-6-138q-1-8-8-8z" />
      </g>
      <path d="M290 366v178M510 366v178" stroke="var(--art-ink)" strokeWidth="3" opacity="0.5" />
      {/* belt */}
      <path d="M212 542h376v26H212z" fill="var(--art-green)" />
      <path d="M212 549h376v3H212z" fill="var(--art-cream)" />
      {/* lower body */}
      <path d="M212 568h376v120q0 46-60 52H272q-60-6-60-52z" fill="var(--art-ochre)" />
      <path d="M560 568h28v120q0 46-60 52h-18q46-8 48-52z" fill="var(--art-ochre-deep)" />
      <path d={LINING} fill="none" stroke="var(--art-green)" strokeWidth="4" />
      <circle cx="400" cy="630" r="120" fill="url(#cp-beam)" opacity="0.55" />
      <circle cx="400" cy="630" r="47" fill="var(--art-ink)" />
      <circle cx="400" cy="630" r="37" fill="var(--art-lamp)" />
      <path
        d="M376 616a30 30 0 0 1 30-14"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d={YEAR} fill="var(--art-ink)" transform="translate(363 717) scale(.26)" />
      <path d="M286 612l22 12v26q0 14-22 22-22-8-22-22v-26z" fill="var(--art-cream)" />
      <path d="M281 619h10v20h14v10h-14v20h-10v-20h-14v-10h14z" fill="var(--art-red)" />
      <g fill="var(--art-ink)">
        <circle cx="240" cy="600" r="17" />
        <circle cx="560" cy="600" r="17" />
        <path d="M500 610h38v7h-38zM500 626h38v7h-38zM500 642h38v7h-38z" />
      </g>
      <g fill="var(--art-red)">
        <circle cx="240" cy="600" r="11" />
        <circle cx="560" cy="600" r="11" />
      </g>
      {/* bumper and lifeguard */}
      <path d="M236 736h328l-14 30q-150 20-300 0z" fill="var(--art-ink)" />
      <path d="M268 770h264l26 34H242z" fill="var(--art-ink)" />
      <path
        d="M286 776l-14 24M318 776l-9 24M350 776l-5 24M450 776l5 24M482 776l9 24M514 776l14 24M382 776l-2 24M418 776l2 24"
        stroke="var(--art-ochre)"
        strokeWidth="4"
      />
      <path d="M378 738h44v26q-22 16-44 0z" fill="var(--art-stone)" />
      <circle cx="400" cy="752" r="8" fill="var(--art-ink)" />
    </g>
  );
}

const LINING = 'M244 582h312q0 16 16 16v84q0 32-34 40H262q-34-8-34-40v-84q16 0 16-16z';

function Passengers() {
  return (
    <g>
      <path d="M308 452h184" stroke="var(--art-ink)" strokeWidth="3" opacity="0.35" />
      <path
        d="M340 424v16a9 9 0 0 0 18 0v-16M392 424v10a7 7 0 0 0 14 0v-10M446 424v16a9 9 0 0 0 18 0v-16"
        fill="none"
        stroke="var(--art-ink)"
        strokeWidth="3"
        opacity="0.5"
      />
      <path
        d="M318 530c2-26 12-36 30-40-10-8-13-20-10-32-9 0-13-3-13-6 6-6 12-6 17-8 4-13 14-18 26-16 11 2 18 9 18 20 5 2 10 4 13 9-2 4-7 4-13 3 2 6 1 9 4 15-4 1-6 2-7 5 0 8-4 11-13 10 14 6 20 18 22 40z"
        fill="var(--art-ink)"
      />
      <path
        d="M484 530c-2-24-8-34-26-40 6-4 12-12 13-24 5-20-6-36-24-36-16-1-26 8-28 22-1 8 1 11-5 19 3 2 5 3 5 6 0 8 4 12 13 11-14 6-24 18-26 42z"
        fill="var(--art-green)"
      />
      <path d="M446 430c-20-8-36 4-36 20 14-4 30-8 62-2 2-10-8-20-26-18z" fill="var(--art-red)" />
      <path d="M324 446l40-22h22l-58 34zM440 530l52-66v24l-32 42z" fill="#fff" opacity="0.22" />
    </g>
  );
}

/** Lettering of the boards, outlines of Archivo at an em of 100. */
const CAPOLINEA =
  'M32 1Q22 1 16 -3Q10 -6 7 -14Q4 -22 4 -34Q4 -53 11 -61Q18 -70 32 -70Q40 -70 46 -67Q51 -64 54 -58Q58 -52 58 -42L44 -42Q44 -48 42 -51Q41 -55 39 -56Q36 -58 32 -58Q27 -58 24 -56Q21 -54 20 -49Q18 -45 18 -38L18 -31Q18 -24 20 -20Q21 -15 24 -13Q27 -11 32 -11Q36 -11 39 -12Q41 -14 43 -17Q44 -21 44 -26L58 -26Q58 -17 54 -11Q51 -5 45 -2Q40 1 32 1zM67 0L87 -69L105 -69L126 0L111 0L107 -14L85 -14L81 0zM88 -26L104 -26L99 -44Q99 -45 99 -47Q98 -48 98 -50Q97 -51 97 -53Q97 -55 96 -56L96 -56Q95 -54 95 -52Q94 -50 94 -48Q93 -46 93 -44zM138 0L138 -69L167 -69Q174 -69 178 -66Q183 -63 185 -58Q187 -53 187 -47Q187 -40 185 -35Q183 -30 178 -27Q174 -24 167 -24L152 -24L152 0zM152 -36L164 -36Q169 -36 171 -39Q173 -41 173 -46Q173 -50 172 -52Q171 -55 169 -56Q167 -57 164 -57L152 -57zM228 1Q218 1 212 -3Q205 -6 202 -14Q199 -22 199 -34Q199 -47 202 -54Q205 -62 212 -66Q218 -70 228 -70Q237 -70 243 -66Q250 -62 253 -54Q257 -47 257 -34Q257 -22 253 -14Q250 -6 243 -3Q237 1 228 1zM228 -11Q231 -11 234 -12Q237 -13 239 -16Q241 -19 241 -22Q242 -26 242 -31L242 -38Q242 -43 241 -47Q241 -50 239 -53Q237 -56 234 -57Q231 -58 228 -58Q224 -58 221 -57Q218 -56 217 -53Q215 -50 214 -47Q213 -43 213 -38L213 -31Q213 -26 214 -22Q215 -19 217 -16Q218 -13 221 -12Q224 -11 228 -11zM273 0L273 -69L287 -69L287 -12L314 -12L314 0zM328 0L328 -69L342 -69L342 0zM360 0L360 -69L373 -69L393 -34Q393 -33 394 -32Q395 -31 395 -30Q396 -28 396 -27L396 -27Q396 -29 396 -31Q396 -33 396 -34L396 -69L410 -69L410 0L397 0L377 -35Q376 -37 375 -39Q374 -40 374 -42L373 -42Q373 -41 373 -39Q373 -37 373 -35L373 0zM428 0L428 -69L473 -69L473 -57L442 -57L442 -41L469 -41L469 -29L442 -29L442 -12L474 -12L474 0zM484 0L504 -69L522 -69L543 0L528 0L524 -14L502 -14L498 0zM505 -26L521 -26L516 -44Q516 -45 516 -47Q515 -48 515 -50Q514 -51 514 -53Q514 -55 513 -56L513 -56Q512 -54 512 -52Q511 -50 511 -48Q510 -46 510 -44z';
const NINETEEN =
  'M10 0L10 -13L27 -13L27 -50L10 -50L10 -59Q14 -60 19 -61Q24 -62 28 -64Q33 -67 37 -69L43 -69L43 -13L59 -13L59 0zM94 1Q86 1 81 -2Q75 -4 72 -9Q69 -14 69 -21L85 -21Q85 -18 86 -15Q87 -13 89 -12Q91 -11 94 -11Q99 -11 101 -13Q103 -15 104 -20Q105 -24 105 -30Q104 -29 101 -28Q99 -27 96 -26Q93 -25 90 -25Q83 -25 78 -27Q73 -30 70 -35Q67 -40 67 -47Q67 -54 71 -59Q74 -64 80 -67Q86 -70 94 -70Q101 -70 106 -68Q111 -66 114 -62Q118 -58 120 -52Q122 -45 122 -36Q122 -26 120 -19Q118 -12 115 -7Q111 -3 106 -1Q101 1 94 1zM94 -36Q97 -36 100 -37Q102 -39 103 -41Q104 -43 104 -47Q104 -50 103 -53Q102 -55 100 -57Q98 -58 94 -58Q91 -58 88 -57Q86 -55 85 -53Q84 -50 84 -47Q84 -44 85 -41Q86 -39 88 -37Q91 -36 94 -36z';
const YEAR =
  'M9 0L9 -12L28 -12L28 -51L9 -51L9 -60Q13 -60 18 -61Q23 -62 28 -64Q32 -66 36 -69L42 -69L42 -12L60 -12L60 0zM101 1Q93 1 87 -2Q82 -4 79 -9Q76 -14 76 -21L90 -21Q90 -17 91 -15Q93 -12 95 -11Q98 -10 102 -10Q107 -10 110 -12Q113 -15 115 -20Q116 -24 116 -31Q114 -29 111 -28Q109 -26 105 -25Q102 -25 98 -25Q90 -25 85 -27Q79 -30 76 -35Q73 -40 73 -47Q73 -54 77 -59Q80 -64 87 -67Q93 -70 101 -70Q108 -70 114 -68Q119 -66 123 -62Q127 -58 129 -52Q131 -46 131 -36Q131 -26 129 -19Q127 -12 123 -7Q119 -3 114 -1Q108 1 101 1zM102 -35Q106 -35 109 -37Q112 -38 114 -41Q115 -44 115 -47Q115 -51 114 -53Q112 -56 109 -57Q106 -59 102 -59Q97 -59 94 -57Q91 -56 90 -53Q88 -50 88 -47Q88 -43 90 -41Q91 -38 94 -37Q97 -35 102 -35zM147 0L147 -4Q147 -9 149 -12Q151 -16 154 -19Q157 -23 161 -25Q165 -28 169 -31Q174 -34 178 -37Q182 -40 185 -43Q187 -46 187 -50Q187 -52 186 -54Q185 -56 182 -57Q180 -59 175 -59Q171 -59 168 -57Q165 -56 164 -54Q162 -51 162 -48L162 -45L148 -45Q148 -45 148 -46Q147 -47 147 -48Q147 -55 151 -60Q155 -65 161 -67Q168 -70 176 -70Q183 -70 188 -68Q193 -67 196 -64Q199 -61 201 -57Q203 -54 203 -50Q203 -45 201 -41Q199 -37 195 -34Q192 -30 188 -28Q184 -25 179 -22Q176 -20 173 -19Q171 -17 169 -16Q167 -14 166 -13L203 -13L203 0zM248 1Q238 1 232 -1Q225 -4 222 -8Q219 -13 219 -19Q219 -25 222 -29Q225 -33 231 -35Q226 -38 223 -42Q221 -46 221 -51Q221 -56 224 -61Q227 -65 233 -67Q239 -70 248 -70Q256 -70 262 -67Q268 -65 271 -61Q275 -56 275 -51Q275 -46 272 -42Q270 -38 264 -35Q271 -33 274 -29Q277 -25 277 -19Q277 -13 274 -8Q270 -4 264 -1Q257 1 248 1zM248 -10Q255 -10 258 -12Q262 -15 262 -20Q262 -25 258 -27Q254 -30 248 -30Q241 -30 237 -27Q234 -25 234 -20Q234 -15 237 -12Q241 -10 248 -10zM248 -40Q254 -40 257 -43Q261 -45 261 -50Q261 -54 257 -57Q254 -59 248 -59Q242 -59 238 -57Q235 -54 235 -50Q235 -45 238 -43Q242 -40 248 -40z';
const FERMATA =
  'M6 0L6 -69L45 -69L45 -57L20 -57L20 -39L41 -39L41 -27L20 -27L20 0zM58 0L58 -69L101 -69L101 -57L72 -57L72 -41L97 -41L97 -29L72 -29L72 -12L101 -12L101 0zM116 0L116 -69L143 -69Q150 -69 155 -66Q159 -63 161 -59Q163 -54 163 -48Q163 -42 161 -37Q159 -32 154 -29L165 0L151 0L142 -25L129 -25L129 0zM129 -37L141 -37Q145 -37 147 -39Q149 -42 149 -47Q149 -51 148 -53Q147 -55 146 -56Q144 -57 140 -57L129 -57zM178 0L178 -69L198 -69L206 -33Q206 -32 206 -30Q207 -27 207 -25Q208 -22 208 -20L209 -20Q209 -22 210 -24Q210 -26 210 -29Q211 -31 211 -33L219 -69L239 -69L239 0L226 0L226 -36Q226 -39 226 -42Q226 -45 226 -47Q226 -50 226 -51L225 -51Q225 -50 225 -48Q224 -46 224 -44Q223 -41 223 -40L214 0L202 0L193 -40Q193 -41 193 -43Q192 -45 192 -47Q191 -49 191 -51L190 -51Q190 -49 190 -46Q190 -44 191 -41Q191 -38 191 -36L191 0zM250 0L269 -69L287 -69L306 0L291 0L288 -14L268 -14L264 0zM270 -26L285 -26L281 -45Q280 -46 280 -47Q280 -48 279 -50Q279 -52 279 -53Q278 -55 278 -56L277 -56Q277 -54 277 -52Q276 -50 276 -48Q275 -46 275 -45zM323 0L323 -57L306 -57L306 -69L354 -69L354 -57L337 -57L337 0zM353 0L372 -69L390 -69L409 0L395 0L391 -14L371 -14L367 0zM374 -26L388 -26L384 -45Q384 -46 383 -47Q383 -48 383 -50Q382 -52 382 -53Q382 -55 381 -56L381 -56Q380 -54 380 -52Q379 -50 379 -48Q379 -46 378 -45z';
