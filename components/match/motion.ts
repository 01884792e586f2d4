import type { SwipeChoice } from '#lib/db/generated/enums.ts';
import { decidedness, flightMs, placed } from './gesture.ts';

/** Offset and scale of the cards below the top one. */
const STEP_PX = 12;
const SHRINK = 0.045;
const FADE_MS = 180;
const RETURN_MS = 240;
/** Speed of a card that a button sends off, in px/s. */
const BUTTON_SPEED = 1800;

export interface Motion {
  /** How far the card has moved, in px. */
  dx: number;
  /** Its speed at the release, in px/s. */
  speed: number;
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The transform of a card by its place in the stack. Pure. */
export function restAt(depth: number): string {
  if (depth === 0) return 'none';
  return `translate3d(0, ${String(depth * STEP_PX)}px, 0) scale(${String(1 - depth * SHRINK)})`;
}

function stamp(card: HTMLElement, choice: SwipeChoice): HTMLElement | null {
  return card.querySelector<HTMLElement>(`[data-stamp='${choice}']`);
}

function showStamps(card: HTMLElement, dx: number, strength: number): void {
  const like = stamp(card, 'like');
  const dislike = stamp(card, 'dislike');
  if (like) like.style.opacity = dx > 0 ? strength.toFixed(2) : '0';
  if (dislike) dislike.style.opacity = dx < 0 ? strength.toFixed(2) : '0';
}

/** The elements of the cards below, which rise as the top one is dragged. */
function placesBelow(card: HTMLElement): readonly HTMLElement[] {
  const places = card.closest('[data-stack]')?.querySelectorAll<HTMLElement>('[data-depth]');
  return [...(places ?? [])].filter(({ dataset }) => Number(dataset['depth']) > 0);
}

/** Raises them by a fraction of one place, at once or with the stylesheet's transition. */
function lift(places: readonly HTMLElement[], share: number, transition: '' | 'none'): void {
  for (const place of places) {
    place.style.transition = transition;
    place.style.transform = restAt(Number(place.dataset['depth']) - share);
  }
}

/** Moves the card with the finger. Styles only: nothing is rendered. */
export function follow(card: HTMLElement, dx: number): void {
  const width = card.offsetWidth;
  const strength = decidedness(dx, width);
  card.style.transform = placed(dx, width);
  showStamps(card, dx, strength);
  lift(placesBelow(card), strength, 'none');
}

/** Ends a drag without a decision. */
export function springBack(card: HTMLElement): void {
  const from = card.style.transform;
  card.style.transform = '';
  showStamps(card, 0, 0);
  lift(placesBelow(card), 0, '');
  if (from === '' || prefersReducedMotion()) return;
  const easing = getComputedStyle(card).getPropertyValue('--ease-spring').trim() || 'ease-out';
  card.animate([{ transform: from }, { transform: 'none' }], { duration: RETURN_MS, easing });
}

function outside(choice: SwipeChoice, card: HTMLElement): string {
  const direction = choice === 'like' ? 1 : -1;
  return placed(direction * (window.innerWidth / 2 + card.offsetWidth), card.offsetWidth);
}

/** The card leaves with the speed of its release, or fades if reduced motion is preferred. */
export function flyOut(card: HTMLElement, choice: SwipeChoice, motion: Motion): Animation {
  for (const place of placesBelow(card)) place.style.transition = '';
  showStamps(card, choice === 'like' ? 1 : -1, 1);
  const fill = 'forwards' as const;
  if (prefersReducedMotion()) return card.animate({ opacity: [1, 0] }, { duration: FADE_MS, fill });
  const distance = window.innerWidth / 2 + card.offsetWidth - Math.abs(motion.dx);
  const duration = flightMs(distance, motion.speed === 0 ? BUTTON_SPEED : motion.speed);
  const from = card.style.transform === '' ? 'none' : card.style.transform;
  return card.animate([{ transform: from }, { transform: outside(choice, card) }], {
    duration,
    fill,
    easing: motion.dx === 0 ? 'ease-in' : 'linear',
  });
}

/** Stops a flight where it is, so that a card that is called back does not jump. */
export function freezeFlight(card: HTMLElement, flight: Animation): void {
  if (flight.playState !== 'running') return;
  card.style.transform = getComputedStyle(card).transform;
  flight.cancel();
}

/** The card returns from the side it left to. */
export function comeBack(card: HTMLElement, from: SwipeChoice): void {
  const start = card.style.transform === '' ? outside(from, card) : card.style.transform;
  card.style.transform = '';
  showStamps(card, 0, 0);
  if (prefersReducedMotion()) {
    card.animate({ opacity: [0, 1] }, { duration: FADE_MS });
    return;
  }
  const easing = getComputedStyle(card).getPropertyValue('--ease').trim() || 'ease-out';
  card.animate([{ transform: start }, { transform: 'none' }], { duration: RETURN_MS, easing });
}
