import { sentenceCase } from '../format.ts';
import { reasonName } from '../queue/queue-item.ts';

/** A stored verdict as readable text: `uphold: disabled, scam` as `Uphold: disabled, scam`. */
export function verdictName(verdict: string): string {
  return verdict.includes(':') ? sentenceCase(verdict) : sentenceCase(reasonName(verdict));
}
