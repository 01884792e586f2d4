import { FERMATA, NINETEEN } from './lettering.ts';

const FLOORS = [232, 356, 480] as const;

const BAYS = [34, 112, 190] as const;

export function Houses() {
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

/** Rows of setts, each a dashed line, growing towards the viewer. */
const SETTS = Array.from({ length: 13 }, (_, row) => ({
  y: 722 + row * 9 + row * row * 0.82,
  size: 11 + row * 1.65,
}));

export function Ground() {
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

export function Wires() {
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

/** The stop sign at the terminus: clock, name, line number. */
export function Stop() {
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
