import type { ReactNode } from 'react';
import { FERN, MONSTERA } from './leaves.ts';

/** Pressed plants as they lie on a sheet, each held by strips of gummed paper. */
function Sheet({ strips, children }: { strips: readonly string[]; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 320 380"
      className="mx-auto h-auto max-h-80 w-full lg:max-h-104"
      aria-hidden="true"
      strokeLinecap="round"
    >
      {children}
      {strips.map((at) => (
        <path
          key={at}
          d="M-30-6h60v12h-60z"
          transform={at}
          fill="var(--art-sheet)"
          stroke="var(--art-sheet-line)"
          strokeWidth="2"
        />
      ))}
    </svg>
  );
}

export function Monstera() {
  return (
    <Sheet strips={['translate(176 296) rotate(28)', 'translate(196 348) rotate(20)']}>
      <path d="M158 244Q170 300 206 372" fill="none" stroke="var(--art-near)" strokeWidth="7" />
      <g transform="translate(158 246) rotate(-8) scale(1.2)">
        <path d={MONSTERA} fill="var(--art-mid)" />
        <path
          d="M0 4V-190M0-20Q44-28 84 0M0-20Q-44-28-84 0M0-52Q50-62 96-48M0-52Q-50-62-96-48M0-88Q40-102 82-100M0-88Q-40-102-82-100M0-122Q26-138 52-140M0-122Q-26-138-52-140"
          fill="none"
          stroke="var(--art-near)"
          strokeWidth="2.500"
        />
      </g>
    </Sheet>
  );
}

const LEAF = 'M0 0C24-34 74-38 104-6 74 24 24 22 0 0z';
const SPRIG = [
  'translate(150 300) rotate(-150)',
  'translate(152 268) rotate(-12)',
  'translate(160 216) rotate(-162)',
  'translate(168 176) rotate(-26)',
  'translate(182 128) rotate(-142)',
  'translate(190 96) rotate(-40)',
  'translate(198 74) rotate(-96) scale(.8)',
] as const;

export function Citrus() {
  return (
    <Sheet strips={['translate(150 340) rotate(12)', 'translate(172 150) rotate(16)']}>
      <path d="M146 372Q148 240 200 66" fill="none" stroke="var(--art-near)" strokeWidth="6" />
      {SPRIG.map((at, index) => (
        <g key={at} transform={at}>
          <path d={LEAF} fill={index % 2 ? 'var(--art-near)' : 'var(--art-mid)'} />
          <path
            d="M4-1Q52-10 96-6"
            fill="none"
            stroke="var(--art-sheet)"
            strokeWidth="2"
            opacity="0.7"
          />
        </g>
      ))}
      <path d="M156 240q30 6 40 30" fill="none" stroke="var(--art-near)" strokeWidth="4" />
      <path
        d="M196 268c30-6 58 12 62 44 4 28-10 50-22 56l-6 10-10-6c-30 2-54-18-56-50-2-30 12-50 32-54z"
        fill="var(--art-citron)"
      />
      <path d="M182 300q4-16 18-20" fill="none" stroke="var(--art-paper)" strokeWidth="6" />
      <g transform="translate(118 118)">
        {[0, 72, 144, 216, 288].map((angle) => (
          <path
            key={angle}
            d="M0 0C-16-10-14-34 0-40 14-34 16-10 0 0z"
            fill="var(--art-blush)"
            stroke="var(--art-hot)"
            strokeWidth="1.500"
            transform={`rotate(${String(angle)})`}
          />
        ))}
        <circle r="7" fill="var(--art-citron)" />
      </g>
    </Sheet>
  );
}

export function Fern() {
  return (
    <Sheet strips={['translate(168 322) rotate(-10)', 'translate(140 168) rotate(-4)']}>
      <g fill="var(--art-mid)">
        <path d={FERN} transform="translate(170 366) rotate(-4) scale(2.25 2.3)" />
        <path
          d={FERN}
          transform="translate(170 366) rotate(-46) scale(1.25)"
          fill="var(--art-near)"
        />
        <path
          d={FERN}
          transform="translate(170 366) rotate(48) scale(1.35)"
          fill="var(--art-fresh)"
        />
      </g>
    </Sheet>
  );
}
