import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTags } from './tags.ts';

export type Statement = {
  /** The heading of its section: `core §2 Routes`. */
  readonly heading: string;
  readonly text: string;
  /** Paths of the files whose tests prove it. */
  readonly files: string[];
  /** Why it is not, or only partly, implemented as the texts say. */
  reason?: string;
};

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));

/** Statements of the two reference texts by section, in the order of the texts. */
const LISTED = read('statements.json') as Readonly<Record<string, readonly string[]>>;
/** Reasons by tag. */
const REASONS = read('reasons.json') as Readonly<Record<string, string>>;

const statements: Statement[] = Object.entries(LISTED).flatMap(([heading, texts]) =>
  texts.map((text) => ({ heading, text, files: [] })),
);

/** The statement that a tag names by its text or an unambiguous beginning of it, without backquotes. */
export function findStatement(section: string, name: string): Statement | undefined {
  const own = statements.filter(({ heading }) => heading.startsWith(`${section} `));
  const bare = ({ text }: Statement) => text.replaceAll('`', '');
  const exact = own.find((statement) => bare(statement) === name);
  const [begun, ...others] = own.filter((statement) => bare(statement).startsWith(name));
  return exact ?? (others.length === 0 ? begun : undefined);
}

/** All statements with their tests and reasons, and the tags that name none or several. */
export function resolveTags(): { statements: readonly Statement[]; unknown: readonly string[] } {
  const unknown: string[] = [];
  for (const { section, name, file } of readTags()) {
    const statement = findStatement(section, name);
    if (statement === undefined) unknown.push(`${file}: [${section} ${name}]`);
    else if (!statement.files.includes(file)) statement.files.push(file);
  }
  for (const [tag, reason] of Object.entries(REASONS)) {
    const [, section = '', name = ''] = /^(\w+ §\d) (.+)$/.exec(tag) ?? [];
    const statement = findStatement(section, name);
    if (statement === undefined) unknown.push(`reasons.json: ${tag}`);
    else statement.reason = reason;
  }
  return { statements, unknown };
}
