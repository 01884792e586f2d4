import { Fragment } from 'react';

/** Words that break between them only: one with a hyphen in it stays on its line. */
export function WholeWords({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    <Fragment key={`${word}${String(index)}`}>
      {index > 0 && ' '}
      <span className="inline-block">{word}</span>
    </Fragment>
  ));
}
