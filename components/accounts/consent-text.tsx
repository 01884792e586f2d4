interface ConsentTextProps {
  html: string;
  /** Locale prefix of the page's links: empty or `/en`. */
  prefix: string;
}

/** The text of a consent within a label. Its links open in a new tab, in the language of the page. */
export function ConsentText({ html, prefix }: ConsentTextProps) {
  const inlineHtml = html
    .replace(/^<p>|<\/p>$/g, '')
    .replaceAll('href="/', `target="_blank" rel="noopener" href="${prefix}/`);
  return <span dangerouslySetInnerHTML={{ __html: inlineHtml }} />;
}
