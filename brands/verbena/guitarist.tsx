export function Guitarist() {
  return (
    <g className="verbena-print">
      <path
        d="M628 742h108v18H628zM640 760h16v92h-16zM712 760h16v92h-16z"
        fill="var(--art-petrol)"
      />
      <path
        d="M702 724l-74 14-8 96"
        fill="none"
        stroke="var(--art-petrol)"
        strokeWidth="42"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M582 852c4-18 24-24 60-20v20z" fill="var(--art-petrol)" />
      <path d="M664 588c36-10 70 6 84 44l4 110h-98c-8-52-12-104 10-154z" fill="var(--art-paper)" />
      <path
        d="M668 600h22l6 142h-40c-6-48-8-98 12-142zM718 606c20 10 30 30 34 60v76h-34z"
        fill="var(--art-menta)"
      />
      <g transform="translate(672 676) rotate(24)">
        <path d="M-62-7h-92v14h92z" fill="var(--art-petrol)" />
        <path d="M-176-12h28v24h-28z" fill="var(--art-petrol)" />
        <path d={GUITAR} fill="var(--art-limon)" transform="translate(-5 6)" />
        <path d={GUITAR} fill="var(--art-pink)" className="verbena-plate" />
        <circle cx="-10" r="19" fill="var(--art-petrol)" />
        <path d="M34-20h10v40H34z" fill="var(--art-petrol)" />
        <path d="M-150-3H40M-150 3H40" stroke="var(--art-paper)" strokeWidth="2" />
      </g>
      <path
        d="M736 622c14 46 0 74-52 66M660 612c-40 26-62 20-84 14"
        fill="none"
        stroke="var(--art-paper)"
        strokeWidth="25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M684 560h30v36h-30z" fill="var(--art-paper)" />
      <path d="M662 542a34 36 0 0 0 70 0v-30h-70z" fill="var(--art-paper)" />
      <path d="M712 520h22c2 26-4 40-14 44z" fill="var(--art-petrol)" />
      <path d="M632 526c24-14 100-16 124-2l-6 12c-30-8-86-8-112 0z" fill="var(--art-limon)" />
      <path d="M664 520l4-40h58l6 38c-24-4-46-4-68 2z" fill="var(--art-limon)" />
      <path d="M664 506q34-8 66-1l2 14q-34-6-69 2z" fill="var(--art-petrol)" />
      <path
        d="M670 548q7 6 13 0M672 566q10 6 18-2"
        fill="none"
        stroke="var(--art-petrol)"
        strokeWidth="4.500"
        strokeLinecap="round"
      />
    </g>
  );
}

const GUITAR =
  'M-66-26c12-26 40-32 60-18 10 8 20 4 30-6 26-24 74-8 78 40s-44 72-74 50c-12-10-22-14-32-6-22 16-52 10-62-18-6-16-6-28 0-42z';
