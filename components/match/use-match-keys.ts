'use client';

import { useEffect, useEffectEvent } from 'react';

export interface MatchKeys {
  onLike: () => void;
  onDislike: () => void;
  onOpen: () => void;
  onUndo: () => void;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Where a key has another meaning: text fields, and widgets with arrow-key navigation. */
const ELSEWHERE =
  'input,textarea,select,[contenteditable],[role=radiogroup],[role=tablist],[role=dialog],[role=listbox]';
/** What Enter activates by itself. */
const PRESSABLE = 'a,button,summary';

/**
 * The action of a key on the match screen. A letter alone counts only `within` the stack, since speech
 * control types letters anywhere. Pure.
 */
export function keyAction(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  { within, pressable }: { within: boolean; pressable: boolean },
): keyof MatchKeys | null {
  const letter = key.toLowerCase();
  if (altKey || shiftKey) return null;
  if (ctrlKey || metaKey) return letter === 'z' ? 'onUndo' : null;
  if (key === 'ArrowRight') return 'onLike';
  if (key === 'ArrowLeft') return 'onDislike';
  if (key === 'Enter') return pressable ? null : 'onOpen';
  return within && (letter === 'z' || letter === 'u') ? 'onUndo' : null;
}

/** Keyboard control of the stack, while no dialog is open over it. */
export function useMatchKeys(keys: MatchKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || event.repeat || target.closest(ELSEWHERE) !== null) return;
    if (document.querySelector('[role=dialog]') !== null) return;
    const within = target.closest('[data-match]') !== null;
    const action = keyAction(event, { within, pressable: target.closest(PRESSABLE) !== null });
    if (action === null) return;
    event.preventDefault();
    keys[action]();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      press(event);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
