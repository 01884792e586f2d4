import type { Statement } from './statements.ts';

const TITLES: Readonly<Record<string, string>> = {
  core: 'Core text: accounts and core experience',
  money: 'Money text: money and upsell',
};

const HEAD = `# Coverage

Each statement of the two reference texts, in a few words, with the files whose tests prove it. Written by
\`node bin/write-coverage.mjs\` from the tags in test files (\`[core §2 /match]\`: text, section, and the statement or its
beginning), from \`tests/coverage/statements.json\`, and from \`tests/coverage/reasons.json\` for what differs from the texts;
[deviations](deviations.md) has more about these. A test checks that each statement has a test or a reason.
What is ours beside the texts is in the [API](api.md), the [architecture](architecture.md) and the deviations.
`;

/** The shortest ends of paths, without their extensions, that name one file each. */
function labelsOf(paths: readonly string[]): ReadonlyMap<string, string> {
  const ends = paths.map((path) =>
    path.replace(/(?:\.(?:test|spec|bench))?\.tsx?$/, '').split('/'),
  );
  const end = (parts: readonly string[], length: number) => parts.slice(-length).join('/');
  return new Map(
    paths.map((path, index) => {
      const parts = ends[index] ?? [];
      const lengths = parts.map((_, nth) => nth + 1);
      const isUnique = (length: number) =>
        ends.filter((others) => end(others, length) === end(parts, length)).length === 1;
      return [path, end(parts, lengths.find(isUnique) ?? parts.length)];
    }),
  );
}

/** The content of docs/coverage.md. */
export function coveragePage(statements: readonly Statement[]): string {
  const files = [...new Set(statements.flatMap((statement) => statement.files))].sort();
  const labels = labelsOf(files);
  const lines = [HEAD];
  let text = '';
  for (const [heading, own] of Map.groupBy(statements, (statement) => statement.heading)) {
    const [name = '', ...section] = heading.split(' ');
    if (name !== text) lines.push(`## ${TITLES[name] ?? name}\n`);
    text = name;
    lines.push(`### ${section.join(' ')}\n`, ...own.map((each) => lineOf(each, labels)), '');
  }
  lines.push(...files.map((file) => `[${labels.get(file) ?? file}]: ../${file}`));
  return `${lines.join('\n')}\n`;
}

function lineOf({ text, files, reason }: Statement, labels: ReadonlyMap<string, string>): string {
  const tests = files.map((file) => `[${labels.get(file) ?? file}]`);
  return `- ${text} — ${[...(reason === undefined ? [] : [`_${reason}_`]), ...tests].join(' ')}`;
}
