import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../common/paths.mjs';
import { PlainError } from '../common/plain-error.mjs';

const GUIDE = inRoot('docs', 'operations.md');
const RESULT = /(<!-- container test: result -->\n)[\s\S]*?(<!-- container test: end -->)/;

/**
 * The commands of a fenced block in docs/operations.md, one a line: the block that follows the comment
 * `<!-- container test: NAME -->`. Each word of `values`, such as TIME, becomes its value.
 */
export function guideCommands(name, values = {}) {
  const block = new RegExp(`<!-- container test: ${name} -->\\n+\`\`\`sh\\n([\\s\\S]*?)\`\`\``);
  const [, commands] = block.exec(readFileSync(GUIDE, 'utf8')) ?? [];
  if (commands === undefined) throw new PlainError(`docs/operations.md has no commands: ${name}`);
  const lines = commands.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) =>
    Object.entries(values).reduce((text, [mark, value]) => text.replaceAll(mark, value), line),
  );
}

/** Puts the figures of a run into docs/operations.md. */
export function writeResult(lines) {
  const text = readFileSync(GUIDE, 'utf8');
  writeFileSync(
    GUIDE,
    text.replace(RESULT, (_all, begin, end) => `${begin}\n${lines.join('\n')}\n\n${end}`),
  );
}
