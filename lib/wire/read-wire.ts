import { fail } from '../kernel/errors.ts';
import { fromWire } from './rename.ts';

/** No body or payload of ours is nested deeper than eight levels; below this limit recursive code is safe. */
const DEEPEST = 32;

function deeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => deeperThan(item, levels - 1));
}

/** Raises `input_invalid` for a value nested so deeply that walking it could exhaust the stack. */
export function refuseDeep(value: unknown): void {
  if (deeperThan(value, DEEPEST)) fail('input_invalid', {}, [{ path: '', code: 'too_deep' }]);
}

/**
 * Translates what a caller sent into English names: the first step for any body, query or payload. Raises
 * `input_invalid` for a value nested too deeply.
 */
export function readWire(value: unknown): unknown {
  refuseDeep(value);
  return fromWire(value);
}
