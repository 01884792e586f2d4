import { BOTTLE, Bottle, Glass, Olives, Siphon, SIPHON } from './drinks.tsx';

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
