type Sample = {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
};

const COMMENT = /^# (HELP|TYPE) ([a-zA-Z_:][\w:]*) (.+)$/;
const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)(?: \d+)?$/;
const LABEL = /^([a-zA-Z_]\w*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/;

function readLabels(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  let rest = text;
  while (rest !== '') {
    const found = LABEL.exec(rest);
    if (!found) throw new Error(`no label: ${rest}`);
    const [whole, name = '', value = ''] = found;
    if (name in labels) throw new Error(`twice: ${name}`);
    labels[name] = value;
    rest = rest.slice(whole.length);
  }
  return labels;
}

function readNumber(text: string): number {
  if (text === '+Inf') return Number.POSITIVE_INFINITY;
  // As Prometheus parses it, in any letter case.
  if (/^nan$/i.test(text)) return Number.NaN;
  const value = Number(text);
  if (Number.isNaN(value)) throw new Error(`no number: ${text}`);
  return value;
}

/** Parses Prometheus's text format 0.0.4; throws on invalid content. */
export function readExposition(text: string) {
  if (!text.endsWith('\n')) throw new Error('the last line has no line break');
  const types = new Map<string, string>();
  const samples: Sample[] = [];
  const seen = new Set<string>();
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const comment = COMMENT.exec(line);
    if (comment) {
      const [, kind, name = '', rest = ''] = comment;
      if (kind !== 'TYPE') continue;
      if (types.has(name)) throw new Error(`typed twice: ${name}`);
      types.set(name, rest);
      continue;
    }
    const sample = SAMPLE.exec(line);
    if (!sample) throw new Error(`no line of the format: ${line}`);
    const [, name = '', labels = '', value = ''] = sample;
    const key = `${name}{${labels}}`;
    if (seen.has(key)) throw new Error(`twice: ${key}`);
    seen.add(key);
    samples.push({ name, labels: readLabels(labels), value: readNumber(value) });
  }
  return { types, samples };
}
