/** The flow of traffic without an affiliate id. */
const COMPLIANT_FLOW = '0000';

type Choice = {
  /** `fluxid` of the URL, if any. */
  readonly requested?: string | undefined;
  /** The flow the member signed up with. */
  readonly stored?: string | undefined;
  readonly cookie?: string | undefined;
  /** Path without locale prefix. */
  readonly path: string;
  /** The affiliate's `tid`, if any. */
  readonly affiliate?: string | undefined;
  /** The brand's own default: 7 unless an operator changed it. */
  readonly defaultCode: string;
  readonly known: ReadonlySet<string>;
};

const LANDINGS: ReadonlySet<string> = new Set(['/', '/signup']);

/**
 * Chooses the flow, in this order: the URL, the member's stored flow, the cookie, `0000` for a landing
 * without affiliate, else the brand's default. A code that the brand never published is skipped.
 */
export function chooseFlow(choice: Choice): string {
  const { requested, stored, cookie, path, affiliate, defaultCode, known } = choice;
  for (const code of [requested, stored, cookie]) {
    if (code !== undefined && known.has(code)) return code;
  }
  const unnamed = affiliate === undefined || affiliate === '';
  const landing = /^\/[^/]*/.exec(path)?.[0] ?? path;
  if (unnamed && LANDINGS.has(landing) && known.has(COMPLIANT_FLOW)) return COMPLIANT_FLOW;
  return defaultCode;
}
