import type { VerificationData } from './types.ts';

type Pose = NonNullable<VerificationData['pose']>;

interface Gesture {
  /** From the shoulder to the wrist. */
  readonly arm: string;
  readonly palm: string;
  readonly fingers: string;
}

const RAISED = 'M106 138Q118 116 112 84';

const GESTURES: Readonly<Record<Pose, Gesture>> = {
  open_palm: {
    arm: RAISED,
    palm: 'M108 70H115V77H108Z',
    fingers: 'M104 70L98 42M109 67V34M115 67L119 38M119 72L128 50M105 78L94 66',
  },
  two_fingers: {
    arm: RAISED,
    palm: 'M107 72H115V78H107Z',
    fingers: 'M107 68L99 34M115 68L122 35',
  },
  thumb_up: {
    arm: 'M106 140Q128 128 112 98',
    palm: 'M102 88H111V98H102Z',
    fingers: 'M104 84L101 64M107 84L104 70',
  },
  hand_on_head: {
    arm: 'M106 120Q142 66 98 24',
    palm: 'M84 18L92 21',
    fingers: 'M88 14L62 12M86 20L58 19M88 25L66 26',
  },
  hand_on_ear: {
    arm: 'M106 122Q140 104 104 71',
    palm: 'M99 62L102 68',
    fingers: 'M96 62L86 44M100 60L92 38M104 60L99 40',
  },
  hand_on_shoulder: {
    arm: 'M108 128Q90 152 45 122',
    palm: 'M38 117L43 121',
    fingers: 'M40 112L26 102M36 117L20 108M38 123L20 117',
  },
};

/** What the asked pose looks like. Decorative: the heading beside it says the same. */
export function PoseDrawing({ pose }: { pose: Pose }) {
  const { arm, palm, fingers } = GESTURES[pose];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 140 150"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-pose={pose}
      className="h-36 w-auto shrink-0 lg:h-44"
    >
      <g className="fill-sunken stroke-ink" strokeWidth="2.5">
        <path d="M16 149Q16 108 56 100V84H80V100Q120 108 120 149" />
        <ellipse cx="68" cy="54" rx="25" ry="33" />
      </g>
      <g className="stroke-ink" strokeWidth="2.5">
        <path d="M58 52V54M78 52V54M60 70Q68 76 76 70" />
      </g>
      <g className="stroke-accent-ink">
        <path d={arm} strokeWidth="9" />
        <path d={palm} strokeWidth="11" />
        <path d={fingers} strokeWidth="5.5" />
      </g>
    </svg>
  );
}
