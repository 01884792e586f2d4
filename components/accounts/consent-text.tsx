interface ConsentTextProps {
  html: string;
  /** Of the page's addresses: empty, or the locale's. */
  prefix: string;
}

/** The text of a consent within a label; its links open beside the form, in the language of the page. */
export function ConsentText({ html, prefix }: ConsentTextProps) {
  const inlineHtml = html
    .replace(/^<p>|<\/p>$/g, '')
    .replaceAll('href="/', `target="_blank" rel="noopener" href="${prefix}/`);
  return <span dangerouslySetInnerHTML={{ __html: inlineHtml }} />;
}
