/** Dusk in bands, a banded tower on rose granite, and the rotating lamp. */
export function Hero({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 960" className={className} aria-hidden="true">
      <defs>
        <clipPath id="ph-tower">
          <path d={TOWER} />
        </clipPath>
        <clipPath id="ph-sun">
          <path d="M0 0h800v520H0z" />
        </clipPath>
      </defs>
      <g>
        {BANDS.map(([y, height, name]) => (
          <path
            key={name}
            d={`M0 ${String(y)}h800v${String(height)}H0z`}
            fill={`var(--art-${name})`}
          />
        ))}
        <Sun />
        <g className="phare-beam">
          <path d="M548 250-1700-150v760z" fill="var(--art-beam)" />
          <path d="M548 250l2248-400v760z" fill="var(--art-beam)" />
        </g>
        <Sea />
        <Ketch />
        <Rocks />
        <House />
        <Tower />
        <Shore />
        <Buoy />
        <g
          fill="none"
          stroke="var(--art-foam)"
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M96 214q22-26 44 0 22-26 44 0M216 146q16-19 32 0 16-19 32 0M262 318q14-16 28 0 14-16 28 0" />
        </g>
      </g>
    </svg>
  );
}

const BANDS = [
  [0, 200, 'sky-1'],
  [200, 130, 'sky-2'],
  [330, 100, 'sky-3'],
  [430, 92, 'sky-4'],
  [520, 72, 'sea-1'],
  [590, 112, 'sea-2'],
  [700, 132, 'sea-3'],
  [830, 130, 'sea-4'],
] as const;

const TOWER = 'M498 304h100l32 500H466z';

function Sun() {
  return (
    <g>
      <g clipPath="url(#ph-sun)">
        <circle cx="216" cy="520" r="104" fill="var(--art-buoy)" />
        <path d="M96 436h240v12H96zM96 464h240v14H96zM96 494h240v16H96z" fill="var(--art-sky-4)" />
      </g>
      <path
        d="M128 532h176v9H128zM158 554h140v9H158zM110 576h150v8H110zM176 604h104v9H176zM140 632h66v8h-66z"
        fill="var(--art-buoy)"
      />
    </g>
  );
}

function Sea() {
  return (
    <g fill="none" stroke="var(--art-foam)" strokeWidth="5" strokeLinecap="round" opacity=".8">
      <path d="M20 566h52M92 566h14M340 552h92M356 614h44M40 650h74M132 650h12M296 662h96M24 728h120M168 728h16M250 756h110M60 784h60" />
      <path d="M0 846q25-22 50 0t50 0 50 0 50 0 50 0 50 0 50 0M0 902q25-22 50 0t50 0 50 0 50 0 50 0" />
    </g>
  );
}

/** A two-master of the bay, rust and ochre, with a small one far off. */
function Ketch() {
  return (
    <g>
      <g transform="translate(250 690)">
        <path d="M-92 0h172l-34 42h-112z" fill="var(--art-ink)" />
        <path d="M-92 0h172l-8 10H-84z" fill="var(--art-tower)" />
        <path d="M-34-4V-182M34-4V-140" stroke="var(--art-ink)" strokeWidth="7" />
        <path d="M-28-12V-176c34 46 46 104 44 164z" fill="var(--art-buoy)" />
        <path d="M40-12V-134c28 36 38 78 36 122z" fill="var(--art-lamp)" />
        <path d="M-40-12V-160c-34 44-52 96-58 148z" fill="var(--art-tower)" />
        <path d="M-28-60h42M-28-104h34" stroke="var(--art-ink)" strokeWidth="4" opacity=".35" />
        <path
          d="M-112 52q20-14 40 0t40 0 40 0 40 0 40 0"
          fill="none"
          stroke="var(--art-foam)"
          strokeWidth="7"
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(392 538)">
        <path d="M-30 0h58l-12 14h-36z" fill="var(--art-ink)" />
        <path
          d="M-2-4V-66c20 16 28 38 26 62zM-8-4V-54c-14 16-20 32-22 50z"
          fill="var(--art-tower)"
        />
      </g>
    </g>
  );
}

function Rocks() {
  return (
    <g>
      <path
        d="M318 960c0-62 28-98 74-108 12-50 56-76 108-66 44-36 124-40 168-4 44-14 96 4 132 44v134z"
        fill="var(--art-granite-deep)"
      />
      <g fill="var(--art-granite)">
        <path d="M338 924c2-44 26-66 62-66 32 0 52 20 54 54-36 22-84 28-116 12z" />
        <path d="M416 852c12-38 44-58 84-54 26 4 42 18 46 40-38 26-92 32-130 14z" />
        <path d="M566 846c8-42 44-66 86-58 34 6 54 28 54 60-44 22-100 22-140-2z" />
        <path d="M688 872c8-34 34-50 64-44 24 4 44 18 60 40v60c-54 4-104-14-124-56z" />
        <path d="M470 944c4-44 34-70 76-68 40 2 66 26 70 64-44 30-104 34-146 4z" />
      </g>
      <g fill="var(--art-granite-dark)">
        <path d="M330 960c4-20 20-28 40-22 34 10 70 2 94-20 6 18 4 30-2 42zM462 960c26-6 40-2 56 4zM600 960c18-32 48-46 78-40 44 10 84 8 122-6v46z" />
        <path d="M548 830c14 6 20 20 18 36-20 4-40 2-56-8 18-6 30-14 38-28zM452 912c-6-22 0-40 20-54-2 26 0 44 8 62z" />
      </g>
      <g
        fill="none"
        stroke="var(--art-granite-deep)"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".7"
      >
        <path d="M366 884q24-10 46 2M452 824q30-14 60-2M604 816q34-14 66 2M512 902q30-12 58 4M724 858q22-8 42 6" />
      </g>
    </g>
  );
}

function House() {
  return (
    <g>
      <path d="M640 700h112v104H640z" fill="var(--art-tower)" />
      <path d="M716 700h36v104h-36z" fill="var(--art-shade)" />
      <path d="M628 706l30-58h76l30 58z" fill="var(--art-ink)" />
      <path d="M650 630h22v42h-22zM720 630h22v42h-22z" fill="var(--art-granite)" />
      <path d="M646 624h30v10h-30zM716 624h30v10h-30z" fill="var(--art-granite-dark)" />
      <path d="M656 724h20v28h-20zM688 724h20v28h-20z" fill="var(--art-lamp)" />
      <path d="M728 744h16v60h-16z" fill="var(--art-buoy)" />
    </g>
  );
}

function Tower() {
  return (
    <g>
      <circle
        className="phare-flash"
        cx="548"
        cy="250"
        r="86"
        fill="var(--art-lamp)"
        opacity=".5"
      />
      <g clipPath="url(#ph-tower)">
        <path d="M440 300h220v520H440z" fill="var(--art-tower)" />
        <path
          d="M440 366h220v76H440zM440 524h220v88H440zM440 706h220v110H440z"
          fill="var(--art-ink)"
        />
        <path d="M568 300h100v520h-76z" fill="var(--art-ink)" opacity=".22" />
      </g>
      <path d="M530 322a14 14 0 0 1 28 0v22h-28z" fill="var(--art-ink)" />
      <path
        d="M534 404a11 11 0 0 1 22 0v18h-22zM536 568a11 11 0 0 1 22 0v20h-22z"
        fill="var(--art-lamp)"
      />
      <path d="M534 474a11 11 0 0 1 22 0v20h-22z" fill="var(--art-ink)" />
      <path d="M526 804v-56a22 22 0 0 1 44 0v56z" fill="var(--art-buoy)" />
      <path d="M478 288h140l-14 24H492z" fill="var(--art-ink)" />
      <path
        d="M478 288v-34h140v34M501 254v34M525 254v34M548 254v34M571 254v34M595 254v34"
        fill="none"
        stroke="var(--art-ink)"
        strokeWidth="5"
      />
      <path d="M506 208h84v80h-84z" fill="var(--art-lamp)" />
      <circle cx="548" cy="250" r="24" fill="var(--art-foam)" />
      <path
        d="M506 208v80M534 208v80M562 208v80M590 208v80M506 248h84"
        fill="none"
        stroke="var(--art-ink)"
        strokeWidth="6"
      />
      <path d="M494 210c6-44 28-62 54-62s48 18 54 62z" fill="var(--art-buoy)" />
      <path d="M566 152c20 8 32 28 36 58h-30z" fill="var(--art-ink)" opacity=".22" />
      <path d="M548 150V96" stroke="var(--art-ink)" strokeWidth="6" />
      <circle cx="548" cy="142" r="11" fill="var(--art-ink)" />
      <path d="M548 98h44l-12 12 12 12h-44z" fill="var(--art-ink)" />
    </g>
  );
}

function Shore() {
  return (
    <g>
      <path
        d="M270 960c6-26 22-34 40-22 6-24 30-32 46-12 10-12 26-12 34 2 16-12 34-8 42 8 18-12 38-8 46 8 20-14 44-10 54 6 22-12 50-8 66 10z"
        fill="var(--art-foam)"
      />
      <path
        d="M296 932q6-20 26-22M340 912q4-14 20-16"
        fill="none"
        stroke="var(--art-foam)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </g>
  );
}

function Buoy() {
  return (
    <g transform="translate(112 836) rotate(-9)">
      <path d="M-48 30q48 26 96 0l-12 34h-72z" fill="var(--art-granite-dark)" />
      <path d="M-50 8H50v26q-50 24-100 0z" fill="var(--art-buoy)" />
      <path d="M-26 8l14-104h24L26 8z" fill="var(--art-buoy)" />
      <path d="M-21-30h42l5 34h-52z" fill="var(--art-tower)" />
      <path d="M-16-70h32l3 20h-38z" fill="var(--art-tower)" />
      <path d="M-22-96h44v12h-44z" fill="var(--art-ink)" />
      <path d="M0-96v-22" stroke="var(--art-ink)" strokeWidth="6" />
      <path d="M-16-148h32v30h-32z" fill="var(--art-buoy)" />
      <path
        d="M-84 48q21-18 42 0t42 0 42 0 42 0"
        fill="none"
        stroke="var(--art-foam)"
        strokeWidth="8"
        strokeLinecap="round"
      />
    </g>
  );
}
