/** Two drinks on a balustrade over the Riviera, cut as a poster in five inks. */
export function Hero({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 960" className={className} aria-hidden="true">
      <defs>
        <clipPath id="dv-arch">
          <path d={ARCH} />
        </clipPath>
        <pattern id="dv-stripe" width="44" height="44" patternUnits="userSpaceOnUse">
          <path d="M0 0h22v44H0z" fill="var(--art-hot)" />
          <path d="M22 0h22v44H22z" fill="var(--art-paper)" />
        </pattern>
      </defs>
      <g clipPath="url(#dv-arch)">
        <path d="M0 0h800v960H0z" fill="var(--art-sky)" />
        <g fill="var(--art-sun)" opacity="0.55">
          {RAYS.map((angle) => (
            <path
              key={angle}
              d="M430 330 378-420h104z"
              transform={`rotate(${String(angle)} 430 330)`}
            />
          ))}
        </g>
        <circle cx="430" cy="330" r="168" fill="var(--art-sky)" />
        <circle cx="430" cy="330" r="150" fill="var(--art-sun)" />
        <path d="M60 470h700v300H60z" fill="var(--art-sea)" />
        <path d="M330 470h200l-46 22h-108z" fill="var(--art-sun)" />
        <path d="M356 506h148l-30 14h-88zM378 534h104l-18 11h-68z" fill="var(--art-sun)" />
        <g fill="none" stroke="var(--art-sea-deep)" strokeWidth="7" strokeLinecap="round">
          {WAVES.map(([x, y, count]) => (
            <path
              key={`${String(x)}-${String(y)}`}
              d={`M${String(x)} ${String(y)}${wave(count)}`}
            />
          ))}
        </g>
        <Village />
        <Boat />
        <path d="M0 760h800v200H0z" fill="var(--art-sea-deep)" />
        <Balustrade />
      </g>
      <Glass x={250} tilt={-4} slice="left" />
      <Glass x={440} tilt={5} slice="right" />
      <path d={ARCH} fill="none" stroke="var(--ink)" strokeWidth="9" />
      <path
        d="M38 960V400a362 362 0 0 1 724 0v560"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2.5"
      />
      <LemonBranch />
    </svg>
  );
}

const ARCH = 'M60 960V400a340 340 0 0 1 680 0v560z';
const RAYS = Array.from({ length: 18 }, (_, index) => index * 20);
const WAVES = [
  [80, 520, 4],
  [560, 508, 3],
  [110, 574, 6],
  [540, 566, 4],
  [70, 630, 5],
  [430, 622, 6],
  [120, 690, 12],
] as const;

function wave(count: number): string {
  return 'q14-13 28 0t28 0'.repeat(count);
}

function Village() {
  return (
    <g>
      <path
        d="M40 490c40-150 120-190 196-176 60 12 74 70 110 96 26 20 52 40 60 80z"
        fill="var(--art-leaf)"
      />
      <g>
        <path d="M120 352h46v138h-46z" fill="var(--art-paper)" />
        <path d="M166 320h52v170h-52z" fill="var(--art-hot)" />
        <path d="M218 366h50v124h-50z" fill="var(--art-sun)" />
        <path d="M268 398h44v92h-44z" fill="var(--art-paper)" />
        <path d="M84 404h36v86H84z" fill="var(--art-sun)" />
        <path
          d="M116 352l27-22 27 22zM264 398l26-18 26 18zM80 404l22-16 22 16z"
          fill="var(--art-ink)"
        />
        <path d="M182 320v-44a10 10 0 0 1 20 0v44z" fill="var(--art-paper)" />
        <path d="M178 276l14-26 14 26z" fill="var(--art-ink)" />
      </g>
      <g fill="var(--art-ink)">
        {WINDOWS.map(([x, y]) => (
          <path
            key={`${String(x)}-${String(y)}`}
            d={`M${String(x)} ${String(y)}v-12a6 6 0 0 1 12 0v12z`}
          />
        ))}
      </g>
      <path
        d="M330 480c-8-60 2-96 12-112 10 16 20 52 12 112zM62 490c-8-70 0-112 10-130 10 18 18 60 10 130z"
        fill="var(--art-ink)"
      />
    </g>
  );
}

const WINDOWS = [
  [130, 396],
  [148, 396],
  [130, 440],
  [148, 440],
  [178, 364],
  [198, 364],
  [178, 408],
  [198, 408],
  [178, 452],
  [198, 452],
  [230, 412],
  [248, 412],
  [230, 456],
  [280, 440],
  [96, 446],
] as const;

function Boat() {
  return (
    <g>
      <path d="M612 548l52-156v156z" fill="var(--art-paper)" />
      <path d="M672 548V416l44 132z" fill="var(--art-hot)" />
      <path d="M596 558h132l-20 26h-92z" fill="var(--art-ink)" />
    </g>
  );
}

function Balustrade() {
  return (
    <g>
      <path d="M40 868h720v92H40z" fill="var(--art-paper)" />
      <path d="M40 868h720v14H40z" fill="url(#dv-stripe)" />
      <path d="M40 904h720v4H40z" fill="var(--art-ink)" opacity="0.3" />
    </g>
  );
}

function Glass({ x, tilt, slice }: { x: number; tilt: number; slice: 'left' | 'right' }) {
  const flip = slice === 'left' ? 'translate(120 0) scale(-1 1)' : undefined;
  return (
    <g transform={`translate(${String(x)} 640) rotate(${String(tilt)} 60 228)`}>
      <g transform={flip}>
        <path d="M88 8l46-122" stroke="var(--art-ink)" strokeWidth="9" strokeLinecap="round" />
        <circle
          cx="118"
          cy="6"
          r="46"
          fill="var(--art-lemon)"
          stroke="var(--art-paper)"
          strokeWidth="9"
        />
        <path d="M118-40v92M78-17l80 46M158-17l-80 46" stroke="var(--art-paper)" strokeWidth="5" />
      </g>
      <path d="M-14 0h148l-20 228H6z" fill="var(--art-paper)" opacity="0.9" />
      <path d="M-8 62h136l-14 158H6z" fill="var(--art-hot)" />
      <g fill="var(--art-paper)" opacity="0.85">
        <path d="M20 50l42-14 14 42-42 14z" />
        <path d="M74 84l40 8-8 40-40-8z" />
      </g>
      <path
        d="M14 110l8 92"
        stroke="var(--art-paper)"
        strokeWidth="7"
        strokeLinecap="round"
        opacity="0.7"
      />
      <path
        d="M-14 0h148l-20 228H6z"
        fill="none"
        stroke="var(--art-ink)"
        strokeWidth="7"
        strokeLinejoin="round"
      />
    </g>
  );
}

function LemonBranch() {
  return (
    <g>
      <path
        d="M800 20C720 40 660 90 624 168"
        fill="none"
        stroke="var(--art-ink)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <g fill="var(--art-leaf)">
        <path d="M742 46c-30-34-78-38-104-14 26 30 70 38 104 14z" />
        <path d="M700 84c-8 42 14 84 52 96 14-40-6-82-52-96z" />
        <path d="M664 112c-40-14-80 2-92 34 38 16 78 4 92-34z" />
      </g>
      <g fill="var(--art-lemon)">
        <path d="M622 160c34-4 62 26 58 66-3 34-30 62-52 62-8 10-18 12-22 2-26-12-42-42-38-74 4-34 26-54 54-56z" />
        <path d="M744 128c30-4 54 22 50 58-3 30-26 54-46 54-8 8-16 10-20 1-22-10-36-36-32-64 4-30 22-47 48-49z" />
      </g>
      <path
        d="M596 196c2-12 10-18 18-20M718 160c2-10 9-15 16-17"
        fill="none"
        stroke="var(--art-paper)"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </g>
  );
}
