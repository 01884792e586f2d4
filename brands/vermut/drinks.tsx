import { ROJO, SODA, VERMUT } from './lettering.ts';

export const SIPHON =
  'M138 742q-24-4-24-34V520q0-64 52-90 8-5 8-16v-6h62v6q0 11 8 16 52 26 52 90v188q0 30-24 34z';

export function Siphon() {
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

export const BOTTLE =
  'M402 214h56v110q0 30 26 50 28 22 28 58v278q0 30-24 30H372q-24 0-24-30V432q0-36 28-58 26-20 26-50z';

export function Bottle() {
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

export function Glass() {
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

export function Olives() {
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
