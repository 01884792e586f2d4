/** Frequencies that sound together, and for how long after the ones before. */
type Note = { readonly hertz: readonly number[]; readonly seconds: number };
type Tone = {
  readonly notes: readonly Note[];
  /** From 0 to 1. */
  readonly volume: number;
  /** Silence before it is repeated; null: it is played once. */
  readonly pauseSeconds: number | null;
};

const LINE_HERTZ = [425];
const beep = (seconds: number): readonly Note[] => [
  { hertz: LINE_HERTZ, seconds },
  { hertz: [], seconds },
];

/** Generated, so that nothing is fetched. Those of the calling side are the line tones of European telephones (ITU-T E.180). */
const TONES = {
  incoming: {
    notes: [
      { hertz: [587, 740], seconds: 0.35 },
      { hertz: [740, 880], seconds: 0.35 },
      { hertz: [587, 740], seconds: 0.35 },
      { hertz: [740, 880], seconds: 0.6 },
    ],
    volume: 0.18,
    pauseSeconds: 1.6,
  },
  ringback: { notes: [{ hertz: LINE_HERTZ, seconds: 1 }], volume: 0.06, pauseSeconds: 4 },
  unanswered: {
    notes: [beep(0.25), beep(0.25), beep(0.25)].flat(),
    volume: 0.06,
    pauseSeconds: null,
  },
} as const satisfies Readonly<Record<string, Tone>>;

export type ToneName = keyof typeof TONES;

/** Rise and fall of a note: without them each begins and ends with a click. */
const EDGE_SECONDS = 0.02;

const lengthOf = (notes: readonly Note[]): number =>
  notes.reduce((sum, { seconds }) => sum + seconds, 0);

function playNotes(context: AudioContext, { notes, volume }: Tone): void {
  let at = context.currentTime;
  for (const { hertz, seconds } of notes) {
    const end = at + seconds;
    for (const frequency of hertz) {
      const gain = context.createGain();
      gain.gain.setValueAtTime(0, at);
      gain.gain.linearRampToValueAtTime(volume / hertz.length, at + EDGE_SECONDS);
      gain.gain.setValueAtTime(volume / hertz.length, end - EDGE_SECONDS);
      gain.gain.linearRampToValueAtTime(0, end);
      gain.connect(context.destination);
      const oscillator = context.createOscillator();
      oscillator.frequency.value = frequency;
      oscillator.connect(gain);
      oscillator.start(at);
      oscillator.stop(end);
    }
    at = end;
  }
}

/** Plays a tone from now on, and calls `onRound` with each repetition; stops at once when aborted. */
export function repeatTone(
  context: AudioContext,
  name: ToneName,
  { signal, onRound }: { readonly signal: AbortSignal; readonly onRound?: () => void },
): void {
  const tone: Tone = TONES[name];
  const play = (): void => {
    playNotes(context, tone);
    onRound?.();
  };
  play();
  if (tone.pauseSeconds === null) return;
  const timer = setInterval(play, (lengthOf(tone.notes) + tone.pauseSeconds) * 1_000);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
  });
}

/**
 * The sound of the page until it is aborted; null where the browser has none. It resolves once the browser lets sound
 * play, which may be never: many ask for a press on the page before.
 */
export async function openSound(signal: AbortSignal): Promise<AudioContext | null> {
  if (!('AudioContext' in window)) return null;
  const context = new AudioContext();
  signal.addEventListener('abort', () => void context.close().catch(() => undefined));
  await context.resume();
  return signal.aborted ? null : context;
}
