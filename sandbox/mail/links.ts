const HREF = /<a\b[^<>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const PLAIN = /\bhttps?:\/\/[^\s<>"')\]]+/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function decodeEntities(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');
}

/** Web links in reading order, each once: those of the HTML part, then what only the text names. */
export function extractLinks(html: string, text: string): string[] {
  const anchors = [...html.matchAll(HREF)].map((match) =>
    decodeEntities(match[1] ?? match[2] ?? ''),
  );
  const plain = [...text.matchAll(PLAIN)].map((match) =>
    match[0].replace(/(?<![.,;:!?])[.,;:!?]+$/, ''),
  );
  return [...new Set([...anchors.map((link) => link.trim()), ...plain])].filter((link) =>
    /^https?:\/\//i.test(link),
  );
}
