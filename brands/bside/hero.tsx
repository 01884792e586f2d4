/** The counter of a record shop from above: covers on the wall, a deck that plays, a crate of spines. */
export function Hero({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 960" className={className} aria-hidden="true">
      <defs>
        <clipPath id="bs-cover">
          <path d="M0 0h190v190H0z" />
        </clipPath>
      </defs>
      <g>
        <path d="M0 0h800v960H0z" fill="var(--art-wall)" />
        <Covers />
        <Deck />
        <Crate />
      </g>
    </svg>
  );
}

function Covers() {
  return (
    <g>
      {COVERS.map((Cover, index) => (
        <g
          key={Cover.name}
          transform={`translate(${String((index % 4) * 206 - 4)} ${String(Math.floor(index / 4) * 214 + 10)})`}
        >
          <path d="M5 7h190v190H5z" fill="var(--art-ink)" opacity=".22" />
          <g clipPath="url(#bs-cover)">
            <Cover />
          </g>
        </g>
      ))}
      <path d="M0 203h800v14H0zM0 417h800v14H0z" fill="var(--art-shelf)" />
    </g>
  );
}

function Moon() {
  return (
    <>
      <path d="M0 0h190v190H0z" fill="var(--art-blue)" />
      <circle cx="118" cy="82" r="58" fill="var(--art-mustard)" />
      <path d="M0 120h190v70H0z" fill="var(--art-ink)" />
      <path d="M60 130h116v6H60zM72 144h92v6H72zM86 158h64v6H86z" fill="var(--art-mustard)" />
    </>
  );
}

function Stripes() {
  return (
    <>
      <path d="M0 0h190v190H0z" fill="var(--art-paper)" />
      <g fill="none" strokeWidth="15">
        <path d="M-10 150c70 0 70-110 210-110" stroke="var(--art-brick)" />
        <path d="M-10 168c78 0 78-110 210-110" stroke="var(--art-mustard)" />
        <path d="M-10 186c86 0 86-110 210-110" stroke="var(--art-moss)" />
        <path d="M-10 204c94 0 94-110 210-110" stroke="var(--art-blue)" />
      </g>
      <path d="M16 18h62v10H16zM16 36h38v6H16z" fill="var(--art-ink)" />
    </>
  );
}

function Profile() {
  return (
    <>
      <path d="M0 0h190v190H0z" fill="var(--art-brick)" />
      <path
        d="M190 0v190H72v-30c-26 4-36-4-34-26l-14-6 16-38C36 40 72 8 118 0z"
        fill="var(--art-ink)"
      />
      <path d="M190 0v190h-48c-4-30-40-44-42-84C98 58 130 20 168 0z" fill="var(--art-paper)" />
      <path d="M62 78h26" stroke="var(--art-paper)" strokeWidth="7" strokeLinecap="round" />
    </>
  );
}

function Dots() {
  return (
    <>
      <path d="M0 0h190v190H0z" fill="var(--art-ink)" />
      <g fill="none" stroke="var(--art-sky)" strokeLinecap="round">
        <path d="M26 30h150" strokeWidth="24" strokeDasharray="0 35" />
        <path d="M26 64h150" strokeWidth="19" strokeDasharray="0 35" />
        <path d="M26 98h150" strokeWidth="14" strokeDasharray="0 35" />
        <path d="M26 132h150" strokeWidth="9" strokeDasharray="0 35" />
        <path d="M26 162h150" strokeWidth="5" strokeDasharray="0 35" />
      </g>
    </>
  );
}

function Hands() {
  return (
    <>
      <path d="M0 0h190v190H0z" fill="var(--art-mustard)" />
      <path d="M0 190V70a95 95 0 0 1 95-95v215z" fill="var(--art-brick)" />
      <path d="M190 0v120a95 95 0 0 1-95 95V0z" fill="var(--art-paper)" />
      <circle cx="95" cy="95" r="30" fill="var(--art-ink)" />
      <circle cx="95" cy="95" r="8" fill="var(--art-mustard)" />
    </>
  );
}

function Wave() {
  return (
    <>
      <path d="M0 0h190v190H0z" fill="var(--art-ink)" />
      <g fill="none" stroke="var(--art-paper)" strokeWidth="3">
        <path d="M24 62h44l10-20 12 28 12-42 12 34 8-8h44M24 84h34l12-30 14 40 14-52 10 42 12-10h46M24 106h46l10-24 10 34 14-46 14 40 10-8h38M24 128h40l14-22 12 28 12-40 14 36 8-6h42M24 150h48l8-14 12 20 12-28 12 24 10-4h40" />
      </g>
    </>
  );
}

function Arches() {
  return (
    <>
      <path d="M0 0h190v190H0z" fill="var(--art-moss)" />
      <g fill="none" stroke="var(--art-paper)" strokeWidth="13">
        <path d="M30 200V96a65 65 0 0 1 130 0v104M56 200V96a39 39 0 0 1 78 0v104M82 200V96a13 13 0 0 1 26 0v104" />
      </g>
    </>
  );
}

function Split() {
  return (
    <>
      <path d="M0 0h190v190H0z" fill="var(--art-sky)" />
      <path d="M0 190 190 0v190z" fill="var(--art-blue)" />
      <path d="M40 95a55 55 0 0 1 94-39L56 134a55 55 0 0 1-16-39z" fill="var(--art-paper)" />
      <path d="M134 56a55 55 0 0 1-78 78z" fill="var(--art-ink)" />
    </>
  );
}

const COVERS = [Moon, Profile, Stripes, Dots, Hands, Wave, Split, Arches] as const;

const GROOVES = [196, 188, 180, 171, 163, 154, 146, 138, 129, 121, 113, 104];

function Deck() {
  return (
    <g>
      <path d="M62 352h700v520H62z" fill="var(--art-ink)" opacity=".28" />
      <rect x="48" y="334" width="704" height="520" rx="22" fill="var(--art-deck-edge)" />
      <rect x="48" y="334" width="704" height="502" rx="22" fill="var(--art-deck)" />
      <circle cx="322" cy="585" r="232" fill="var(--art-deck-edge)" />
      <circle
        cx="322"
        cy="585"
        r="222"
        fill="none"
        stroke="var(--art-steel)"
        strokeWidth="9"
        strokeDasharray="5 6.6"
      />
      <circle cx="322" cy="585" r="213" fill="var(--art-vinyl)" />
      <g fill="none" stroke="var(--art-groove)" strokeWidth="2.5">
        {GROOVES.map((radius) => (
          <circle key={radius} cx="322" cy="585" r={radius} />
        ))}
      </g>
      <g fill="var(--art-shine)" opacity=".5">
        <path d="M322 585 244 392a208 208 0 0 1 62-15zM322 585l78 193a208 208 0 0 1-62 15z" />
        <path d="M322 585 132 500a208 208 0 0 1 14-26zM322 585l190 85a208 208 0 0 1-14 26z" />
      </g>
      <g className="bside-record">
        <circle cx="322" cy="585" r="88" fill="var(--art-blue)" />
        <path d="M234 585a88 88 0 0 0 176 0z" fill="var(--art-mustard)" />
        <path d="M288 536h68v9h-68zM302 553h40v6h-40z" fill="var(--art-paper)" />
        <path d="M276 612h92v6h-92zM288 628h68v6h-68zM304 644h36v6h-36z" fill="var(--art-ink)" />
      </g>
      <circle cx="322" cy="585" r="12" fill="var(--art-steel)" />
      <circle cx="322" cy="585" r="5" fill="var(--art-ink)" />
      <Arm />
      <Knobs />
    </g>
  );
}

function Arm() {
  return (
    <g>
      <circle cx="652" cy="436" r="66" fill="var(--art-deck-edge)" />
      <circle cx="652" cy="436" r="44" fill="var(--art-ink)" />
      <path
        d="M664 388 642 476C630 540 610 590 560 634L474 706"
        fill="none"
        stroke="var(--art-ink)"
        strokeWidth="22"
        strokeLinecap="round"
        opacity=".28"
        transform="translate(8 10)"
      />
      <path
        d="M666 372 642 476C630 540 610 590 560 634L478 700"
        fill="none"
        stroke="var(--art-steel)"
        strokeWidth="15"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M500 664l26 32-52 46-30-34z" fill="var(--art-brick)" />
      <path d="M446 706l30 36-14 12-28-34z" fill="var(--art-ink)" />
      <path d="M648 356l40 9-9 42-40-9z" fill="var(--art-steel)" />
      <path d="M652 340l38 9-4 16-38-9z" fill="var(--art-ink)" />
      <circle cx="652" cy="436" r="24" fill="var(--art-steel)" />
      <circle cx="652" cy="436" r="9" fill="var(--art-ink)" />
    </g>
  );
}

function Knobs() {
  return (
    <g>
      <path d="M672 580h44v212h-44z" fill="var(--art-deck-edge)" />
      <path d="M690 594h8v184h-8z" fill="var(--art-ink)" />
      <path d="M676 662h36v30h-36z" fill="var(--art-steel)" />
      <path d="M676 674h36v6h-36z" fill="var(--art-brick)" />
      <circle cx="104" cy="782" r="28" fill="var(--art-deck-edge)" />
      <circle cx="104" cy="782" r="19" fill="var(--art-steel)" />
      <path d="M534 788h44v22h-44zM586 788h44v22h-44z" fill="var(--art-deck-edge)" />
      <circle cx="104" cy="390" r="9" fill="var(--art-brick)" />
    </g>
  );
}

/** Rows of record spines, with divider cards between the letters. */
function Crate() {
  return (
    <g>
      <path d="M0 880h800v80H0z" fill="var(--art-shelf)" />
      {SPINES.map(({ left, width, rise, ink }) => (
        <path
          key={left}
          d={`M${String(left)} ${String(898 - rise)}h${String(width)}v80h-${String(width)}z`}
          fill={`var(--art-${ink})`}
        />
      ))}
      <path d="M0 880h26v80H0zM774 880h26v80h-26z" fill="var(--art-card)" />
    </g>
  );
}

const SPINES = spines();

function spines() {
  const inks = ['paper', 'ink', 'brick', 'card', 'blue', 'paper', 'mustard', 'sky', 'ink', 'moss'];
  let left = 30;
  return Array.from({ length: 44 }, (_, index) => {
    const width = 10 + ((index * 7) % 11);
    const spine = {
      left,
      width,
      rise: index % 7 === 3 ? 16 : 0,
      ink: inks[(index * 3) % inks.length] ?? 'paper',
    };
    left += width + 2;
    return spine;
  });
}
