import { CAPOLINEA, NINETEEN, YEAR } from './lettering.ts';

export function Tram() {
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
