import { Fragment, type ReactNode } from 'react';
import { parseSimpleHtml, type HtmlPart } from './simple-html.ts';

function draw(part: HtmlPart, key: number): ReactNode {
  switch (part.tag) {
    case 'text':
      return <Fragment key={key}>{part.text}</Fragment>;
    case 'br':
      return <br key={key} />;
    case 'a':
      return (
        <a key={key} href={part.href} className="underline">
          {part.parts.map(draw)}
        </a>
      );
    default: {
      const Tag = part.tag;
      return <Tag key={key}>{part.parts.map(draw)}</Tag>;
    }
  }
}

/** The system's welcome message; see parseSimpleHtml for what is rendered of it. */
export function SimpleHtmlText({ html }: { html: string }) {
  return (
    <div className="grid gap-2 [&_ul]:list-disc [&_ul]:pl-5">{parseSimpleHtml(html).map(draw)}</div>
  );
}
