const PENNANTS = ['pink', 'limon', 'paper', 'petrol'] as const;

/** Points of a hanging string, from end to end. */
function hang(
  from: readonly [number, number],
  sag: readonly [number, number],
  to: readonly [number, number],
  count: number,
) {
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    const at = (axis: 0 | 1): number =>
      Math.round((1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * sag[axis] + t * t * to[axis]);
    const slope = (axis: 0 | 1): number =>
      (1 - t) * (sag[axis] - from[axis]) + t * (to[axis] - sag[axis]);
    return [at(0), at(1), Math.round((Math.atan2(slope(1), slope(0)) * 180) / Math.PI)] as const;
  });
}

const STRING = hang([-10, 58], [420, 214], [810, 34], 15);

export function Garlands() {
  return (
    <g>
      <path
        d="M-10 58Q420 214 810 34M-10 250Q150 130 330-10M810 300Q660 200 560-10"
        fill="none"
        stroke="var(--art-petrol)"
        strokeWidth="4"
      />
      {STRING.map(([x, y, turn], index) => (
        <path
          key={x}
          d="M-23 0h46L0 56z"
          transform={`translate(${String(x)} ${String(y)}) rotate(${String(turn)})`}
          fill={`var(--art-${PENNANTS[index % 4] ?? 'pink'})`}
        />
      ))}
      <Lantern x={62} y={200} size={1} ink="pink" />
      <Lantern x={206} y={98} size={0.72} ink="limon" />
      <Lantern x={742} y={250} size={1.05} ink="limon" />
      <Lantern x={636} y={130} size={0.8} ink="pink" />
    </g>
  );
}

function Lantern({ x, y, size, ink }: { x: number; y: number; size: number; ink: string }) {
  return (
    <g
      transform={`translate(${String(x)} ${String(y)}) scale(${String(size)})`}
      className="verbena-print"
    >
      <ellipse cx="-5" cy="60" rx="54" ry="47" fill="var(--art-paper)" />
      <ellipse
        cx="0"
        cy="56"
        rx="54"
        ry="47"
        fill={`var(--art-${ink})`}
        className="verbena-plate"
      />
      <path
        d="M0 9C-30 26-30 86 0 103M0 9c30 17 30 77 0 94M-26 15c-26 24-26 58 0 82M26 15c26 24 26 58 0 82"
        fill="none"
        stroke="var(--art-mora)"
        strokeWidth="4"
        className="verbena-plate"
      />
      <path d="M-22 0h44v14h-44zM-22 98h44v12h-44z" fill="var(--art-petrol)" />
      <path
        d="M-10 110v26M0 110v34M10 110v26"
        stroke="var(--art-petrol)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}
