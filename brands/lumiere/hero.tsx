/** An opening night: a drawing in a single line, one blush, an empty label. */
export function Hero({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 800 960"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="var(--art-line)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M0 0h800v960H0z" fill="var(--art-wall)" stroke="none" />
      <path d="M0 838h800" strokeWidth="1.5" />
      <path d="M110 66h500v640H110z" fill="var(--art-paper)" strokeWidth="3" />
      <path d="M128 84h464v604H128z" strokeWidth="1" />
      <circle cx="394" cy="318" r="158" fill="var(--art-blush)" stroke="none" />
      <g strokeWidth="3.2">
        <path d={HER} />
        <path d={HIM} />
      </g>
      <path d="M660 500h84M660 516h60M660 540h84M660 552h72" strokeWidth="1.5" />
      <g>
        <path d="M660 250h200v220H660z" fill="var(--art-paper)" strokeWidth="2.5" />
        <path d="M700 440c0-34 14-50 40-50s44 16 44 50zM740 390c-4-40 6-74 26-104M744 352c-22-6-34-22-36-44 22 4 34 18 36 44zM752 318c20-4 32-16 40-34" />
      </g>
      <g>
        <path
          d="M150 800h300M168 800v86M432 800v86M150 800l22-26h256l22 26"
          fill="var(--art-wall)"
        />
        <path d="M120 886h360" strokeWidth="1" opacity="0.5" />
      </g>
      <g>
        <path
          d="M590 774c0 34-14 52-34 52s-34-18-34-52zM556 826v56M534 884h44"
          fill="var(--art-wall)"
        />
        <path
          d="M526 792h60c-3 22-14 32-30 32s-27-10-30-32z"
          fill="var(--art-blush)"
          stroke="none"
        />
        <path
          d="M676 774c0 34-14 52-34 52s-34-18-34-52zM642 826v56M620 884h44"
          fill="var(--art-wall)"
        />
      </g>
    </svg>
  );
}

const HER =
  'M150 688c22-78 62-108 118-124 12-20 14-44 10-72-64 10-118-34-122-112-4-96 50-172 128-176 52-2 88 22 98 64 4 20 2 36 2 46 0 12 8 20 14 32 8 16 16 26 15 33-1 8-12 10-19 11-4 2-3 8 1 11 5 4 9 6 8 11-1 4-6 5-10 6 5 2 8 6 7 11-1 6-8 8-9 14-1 7 4 14 2 24-4 22-32 30-60 28-20-2-38-8-50-16M284 204c-30 34-20 86 8 108M336 322c8-6 18-6 26-1M322 300c12-9 28-9 40-1';
const HIM =
  'M570 688c-14-70-40-96-82-110-14-14-18-40-14-66 52 0 92-48 92-118 0-88-42-150-108-152-42-2-70 20-78 60-4 22-2 40-2 52-2 14-12 26-18 38-8 15-16 26-14 33 2 8 12 9 20 10 4 2 3 8-1 12-5 4-9 6-8 11 1 5 6 6 10 6-5 3-8 6-7 11 1 6 8 8 10 15 2 8-4 16-1 27 6 20 30 26 56 22 18-3 34-10 44-20M512 262c24 26 26 66 8 96M396 340c8-6 17-6 24 0M390 316c10-8 24-8 34 0';
