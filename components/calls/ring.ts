import { readStored, writeStored } from '#components/ui/browser-memory.ts';
import { openSound, repeatTone } from './tones.ts';

const SETTING = 'callRing';
/** The lock of the one tab that rings, and the channel by which any of them silences it. */
const RING = 'call-ring';
const VIBRATION_MS = [500, 150, 500];

/** Whether calls ring in this browser: the member may switch the sound off. */
export const isRingOn = (): boolean => readStored(SETTING) !== 'off';

export function chooseRing(on: boolean): void {
  writeStored(SETTING, on ? null : 'off');
}

const ended = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      resolve();
    });
  });

/** Runs in one tab at a time of those that ask; the next one takes over when it closes. */
async function inOneTab(signal: AbortSignal, work: () => void): Promise<void> {
  if (!('locks' in navigator)) {
    work();
    return;
  }
  await navigator.locks.request(RING, { signal }, () => {
    if (signal.aborted) return;
    work();
    return ended(signal);
  });
}

async function sound(signal: AbortSignal): Promise<void> {
  const context = await openSound(signal);
  if (context === null) return;
  // A tab that may not play leaves the ringing to one that may.
  await inOneTab(signal, () => {
    repeatTone(context, 'incoming', {
      signal,
      // Allowed under the same conditions as sound; not every device can.
      onRound: () => 'vibrate' in navigator && navigator.vibrate(VIBRATION_MS),
    });
  });
}

export type Ringing = {
  /** Silences this call in every tab. */
  readonly mute: () => void;
  readonly stop: () => void;
};

/** Rings for a call until it is stopped, in one tab of the browser; `onMute`: some tab was asked to be silent. */
export function ring(id: string, onMute: () => void): Ringing {
  const over = new AbortController();
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(RING) : null;
  const silence = (): void => {
    over.abort();
    if ('vibrate' in navigator) navigator.vibrate(0);
  };
  const silenceHere = (): void => {
    silence();
    onMute();
  };
  if (channel !== null) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === id) silenceHere();
    };
  }
  sound(over.signal).catch(() => undefined);
  return {
    mute: () => {
      channel?.postMessage(id);
      silenceHere();
    },
    stop: () => {
      silence();
      channel?.close();
    },
  };
}
