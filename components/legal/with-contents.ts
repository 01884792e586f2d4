export interface Heading {
  readonly id: string;
  /** HTML without elements. */
  readonly title: string;
}

interface WithContents {
  readonly html: string;
  readonly contents: readonly Heading[];
}

const SUMMARY = /<aside[\s\S]*?(?:<\/aside>|$)/g;
const HEADING = /<h2([^<>]*)>((?:(?!<h2)[\s\S])*?)<\/h2>/g;

/**
 * A published text with an id on each of its second-level headings, and the list of those headings. An
 * existing id is not changed; the summary above the text is not part of the contents. Pure.
 */
export function withContents(html: string): WithContents {
  const contents: Heading[] = [];
  const number = (text: string): string =>
    text.replace(HEADING, (_, attributes: string, inner: string) => {
      const given = /\bid="([^"]+)"/.exec(attributes)?.[1];
      const id = given ?? `part-${String(contents.length + 1)}`;
      contents.push({ id, title: inner.replace(/<[^<>]+>/g, '').trim() });
      return given === undefined
        ? `<h2 id="${id}"${attributes}>${inner}</h2>`
        : `<h2${attributes}>${inner}</h2>`;
    });
  const summaries = html.match(SUMMARY) ?? [];
  const parts = html.split(SUMMARY).map(number);
  return { html: parts.map((part, index) => part + (summaries[index] ?? '')).join(''), contents };
}
