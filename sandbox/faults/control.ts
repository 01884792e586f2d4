import { json, problem } from '../http/answer.ts';
import { isRecord, parseJson } from '../http/body.ts';
import { route, type Route } from '../http/router.ts';
import {
  IDENTITY_FAULTS,
  NOTICE_FAULTS,
  OUTCOME_FAULTS,
  TRANSPORT_FAULTS,
  WEBHOOK_FAULTS,
  type Fault,
  type FaultKind,
  type FaultPlan,
} from './plan.ts';

const KINDS: readonly string[] = [
  ...TRANSPORT_FAULTS,
  ...OUTCOME_FAULTS,
  ...WEBHOOK_FAULTS,
  ...IDENTITY_FAULTS,
  ...NOTICE_FAULTS,
];
const MAX_TIMES = 1000;

/** Another part of `/control`, with a key of its own. */
export interface Controllable {
  /** The error in the settings, in which case nothing was changed; undefined on success. */
  readonly set: (settings: Record<string, unknown>) => string | undefined;
  readonly current: () => unknown;
  readonly reset: () => void;
}

const isKind = (value: unknown): value is FaultKind =>
  typeof value === 'string' && KINDS.includes(value);

function optionalDelay(value: unknown): value is number | undefined {
  return value === undefined || (typeof value === 'number' && value >= 0 && value <= 600_000);
}

function readFault(raw: unknown): Fault | string {
  if (!isRecord(raw)) return 'A fault is an object.';
  const { provider, operation, kind, times = 1, reference, delayMs } = raw;
  if (typeof provider !== 'string' || typeof operation !== 'string') {
    return 'A fault names its provider and operation.';
  }
  if (!isKind(kind)) return `A fault's kind is one of ${KINDS.join(', ')}.`;
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 1 || times > MAX_TIMES) {
    return `times is a whole number from 1 to ${MAX_TIMES}.`;
  }
  if (reference !== undefined && typeof reference !== 'string') return 'reference is a text.';
  if (!optionalDelay(delayMs)) return 'delayMs is at most 600000.';
  return { provider, operation, kind, times, reference, delayMs };
}

function applyControls(
  controls: Readonly<Record<string, Controllable>>,
  wanted: Record<string, unknown>,
): string | undefined {
  for (const [name, { set }] of Object.entries(controls)) {
    const settings = wanted[name] ?? {};
    const mistake = isRecord(settings) ? set(settings) : `${name} is an object.`;
    if (mistake !== undefined) return mistake;
  }
  return undefined;
}

/** `POST /control` adds faults and changes the controllable settings; `POST /control/reset` resets everything. */
export function controlRoutes(
  plan: FaultPlan,
  controls: Readonly<Record<string, Controllable>>,
): Route[] {
  const state = () =>
    json({
      faults: plan.list(),
      ...Object.fromEntries(
        Object.entries(controls).map(([name, { current }]) => [name, current()]),
      ),
    });
  return [
    route('GET', '/control', state),
    route('POST', '/control', ({ body }) => {
      const wanted = parseJson(body);
      if (!isRecord(wanted)) return problem(400, 'bad_control', 'Send a JSON object.');
      const { faults = [] } = wanted;
      if (!Array.isArray(faults)) return problem(400, 'bad_control', 'faults is a list.');
      const read = faults.map(readFault);
      const mistake =
        read.find((fault) => typeof fault === 'string') ?? applyControls(controls, wanted);
      if (mistake !== undefined) return problem(400, 'bad_control', mistake);
      plan.add(read.filter((fault) => typeof fault !== 'string'));
      return state();
    }),
    route('POST', '/control/reset', () => {
      plan.reset();
      for (const control of Object.values(controls)) control.reset();
      return state();
    }),
  ];
}
