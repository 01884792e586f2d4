/** Lengths of the inputs, each eight times the one before: work that grows fast is found by a short one. */
const LENGTHS = [16, 128, 1_024, 8_192] as const;
/** Linear work takes 8 times as long for the next length, quadratic work 64 times. */
const BOUND = 24;
/** The processor's clock may advance in steps of ten milliseconds: shorter work is not measured. */
const RESOLUTION_MS = 20;
/** Cubic work takes 512 times as long for the next length: below this it could not be measured there either. */
const NEGLIGIBLE_MS = RESOLUTION_MS / 512;
const PREDICTIVE_LENGTH = 1_024;
/** Only of suspected work: a collection of garbage or a new compilation can lie in several runs one after the other. */
const LONG_RUNS = 8;
const SHORT_RUNS = 16;

export type Work = (input: string) => unknown;

/** What is repeated, after a beginning. */
export type Attack = { readonly head?: string; readonly unit: string };

/** Processor time of this thread in milliseconds, so that a busy machine changes nothing. */
function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

async function cost(work: Work, input: string): Promise<number> {
  const before = process.threadCpuUsage();
  await work(input);
  return since(before);
}

async function leastCost(work: Work, input: string): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < LONG_RUNS; run += 1) least = Math.min(least, await cost(work, input));
  return least;
}

/** The mean of some runs; Infinity as soon as their sum is too large for a mean below `most`. */
async function meanCost(work: Work, input: string, most: number): Promise<number> {
  let sum = 0;
  const before = process.threadCpuUsage();
  for (let run = 0; run < SHORT_RUNS; run += 1) {
    await work(input);
    sum = since(before);
    if (sum >= most * SHORT_RUNS) return Infinity;
  }
  return sum / SHORT_RUNS;
}

/** Ends with a character that most patterns refuse. */
function inputOf({ head = '', unit }: Attack, length: number): string {
  return `${head}${unit.repeat(Math.ceil(length / unit.length)).slice(0, length)}\u0001`;
}

/**
 * How much longer the work takes for eight times the input, when that is more than linear work can take; undefined
 * otherwise. Compares processor times with each other, never a time with a clock.
 */
export async function excessiveGrowth(work: Work, attack: Attack): Promise<number | undefined> {
  let shorter = inputOf(attack, 1);
  for (const length of LENGTHS) {
    const longer = inputOf(attack, length);
    const start = performance.now();
    const first = await cost(work, longer);
    if (first > RESOLUTION_MS) {
      // More runs of the longer input can only lower the factor, so most work is measured no further.
      const mean = await meanCost(work, shorter, first / BOUND);
      const least = mean < Infinity ? await leastCost(work, longer) : 0;
      const factor = least / mean;
      if (least > RESOLUTION_MS && factor > BOUND) return Math.round(factor);
    }
    // The clock on the wall shows at least the processor's time, and in smaller steps.
    if (length === PREDICTIVE_LENGTH && performance.now() - start < NEGLIGIBLE_MS) return undefined;
    shorter = longer;
  }
  return undefined;
}

export type Excess = Attack & { readonly name: string; readonly factor: number };

/** The works that take more than linear time for one of the attacks, each with its first one. */
export async function excesses(
  works: ReadonlyMap<string, Work>,
  attacksOn: (name: string) => readonly Attack[],
): Promise<readonly Excess[]> {
  const found: Excess[] = [];
  for (const [name, work] of works) {
    for (const attack of attacksOn(name)) {
      const factor = await excessiveGrowth(work, attack);
      if (factor === undefined) continue;
      found.push({ name, factor, head: attack.head ?? '', unit: attack.unit });
      break;
    }
  }
  return found;
}
