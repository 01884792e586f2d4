import type { ReactNode } from 'react';

/** A lamppost full of stickers in a city. */
export function Hero({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 960" className={className} aria-hidden="true" strokeLinejoin="round">
      <path d={squircle(400, 480, 392, 472)} fill="var(--art-sky)" />
      <g fill="none" stroke="var(--art-deep)" strokeWidth="10" strokeLinecap="round" opacity="0.45">
        <path d="M92 190l26 22 26-22 26 22 26-22M628 858l26 22 26-22 26 22" />
        <circle cx="690" cy="470" r="16" />
        <path d="M96 600v44M74 622h44M420 70v36M402 88h36" />
      </g>
      <Sticker at="rotate(7 560 220)" outline={bubble}>
        <path d={bubble} fill="var(--art-paper)" />
        <path
          d="M498 196h148M498 232h92"
          stroke="var(--art-ink)"
          strokeWidth="16"
          strokeLinecap="round"
        />
      </Sticker>
      <Sticker at="translate(300 352) rotate(-9)" outline={burst}>
        <path d={burst} fill="var(--art-lime)" />
        <path
          d="M-62-34v34M44-16q18-26 38 0"
          fill="none"
          stroke="var(--art-ink)"
          strokeWidth="20"
          strokeLinecap="round"
        />
        <path d="M-58 42q58 62 118 4-8 62-58 64-48 0-60-68z" fill="var(--art-ink)" />
        <path d="M-22 92q24-24 50 0-22 18-50 0z" fill="var(--art-coral)" />
      </Sticker>
      <Bus />
      <Cups />
      <Sticker at="translate(640 448) rotate(14)" outline={bolt}>
        <path d={bolt} fill="var(--art-coral)" />
      </Sticker>
      <Record />
    </svg>
  );
}

function Sticker({ at, outline, children }: { at: string; outline: string; children: ReactNode }) {
  return (
    <g transform={at}>
      <path
        d={outline}
        fill="var(--art-ink)"
        stroke="var(--art-ink)"
        strokeWidth="44"
        transform="translate(5 10)"
        opacity="0.22"
      />
      <path d={outline} fill="white" stroke="white" strokeWidth="42" />
      <g stroke="var(--art-ink)" strokeWidth="0">
        {children}
      </g>
      <path d={outline} fill="none" stroke="var(--art-ink)" strokeWidth="9" />
    </g>
  );
}

function Bus() {
  return (
    <Sticker at="translate(90 600) rotate(-4)" outline={busShape}>
      <path d={busShape} fill="var(--art-deep)" />
      <path d="M0 112h320v26H0z" fill="var(--art-lime)" />
      {[22, 94, 166, 238].map((x) => (
        <path key={x} d={`M${String(x)} 26h58v62h-58z`} fill="var(--art-peri)" />
      ))}
      {[22, 94, 166].map((x) => (
        <path key={x} d={`M${String(x)} 154h58v50h-58z`} fill="var(--art-peri)" />
      ))}
      <path d="M238 154h58v84h-58z" fill="var(--art-ink)" />
      {[76, 216].map((x) => (
        <g key={x}>
          <circle cx={x} cy="246" r="34" fill="var(--art-ink)" />
          <circle cx={x} cy="246" r="13" fill="var(--art-paper)" />
        </g>
      ))}
      <circle cx="122" cy="66" r="18" fill="var(--art-coral)" />
      <circle cx="194" cy="66" r="18" fill="var(--art-lime)" />
    </Sticker>
  );
}

function Cups() {
  return (
    <Sticker at="translate(478 596) rotate(5)" outline={cupsShape}>
      <path d={cupsShape} fill="var(--art-paper)" />
      <path d="M8 84h104l-16 148H24z" fill="var(--art-coral)" />
      <path d="M0 56h120v28H0z" fill="var(--art-ink)" />
      <path d="M20 132h80l-6 52H26z" fill="var(--art-paper)" />
      <path d="M124 104h104l-16 128h-72z" fill="var(--art-lime)" />
      <path d="M116 80h120v26H116z" fill="var(--art-ink)" />
      <path d="M136 148h80l-6 44h-68z" fill="var(--art-paper)" />
    </Sticker>
  );
}

function Record() {
  return (
    <g transform="translate(150 486)">
      <circle r="74" fill="white" />
      <circle r="56" fill="var(--art-ink)" />
      <circle r="36" fill="none" stroke="var(--art-deep)" strokeWidth="4" />
      <circle r="20" fill="var(--art-coral)" />
      <circle r="5" fill="white" />
    </g>
  );
}

const bubble =
  'M470 130h210q44 0 44 44v76q0 44-44 44H560l-62 56 8-56h-36q-44 0-44-44v-76q0-44 44-44z';
const bolt = 'M10-110-62 18h54l-22 96L66-26H8l36-84z';
const busShape = 'M28 0h264q28 0 28 28v212q0 14-14 14H14q-14 0-14-14V28Q0 0 28 0z';
const cupsShape = 'M0 56h120v24h116v26l-8 2-16 124H24L8 84H0z';
const burst = star(14, 178, 132);

function star(points: number, outer: number, inner: number): string {
  const steps = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 ? inner : outer;
    const angle = (Math.PI * index) / points;
    return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
  });
  return `M${steps.join('L')}z`;
}

function squircle(cx: number, cy: number, rx: number, ry: number): string {
  const steps = Array.from({ length: 96 }, (_, index) => {
    const angle = (2 * Math.PI * index) / 96;
    const x = Math.sign(Math.cos(angle)) * Math.sqrt(Math.abs(Math.cos(angle)));
    const y = Math.sign(Math.sin(angle)) * Math.sqrt(Math.abs(Math.sin(angle)));
    return `${(cx + rx * x).toFixed(1)} ${(cy + ry * y).toFixed(1)}`;
  });
  return `M${steps.join('L')}z`;
}
