import { useEffect } from 'react';
import { openSound, repeatTone, type ToneName } from './tones.ts';

/** Plays a tone for as long as it is given. */
export function useTone(name: ToneName | null): void {
  useEffect(() => {
    if (name === null) return;
    const over = new AbortController();
    const play = async (): Promise<void> => {
      const context = await openSound(over.signal);
      if (context !== null) repeatTone(context, name, over);
    };
    play().catch(() => undefined);
    return () => {
      over.abort();
    };
  }, [name]);
}
