import { Fragment } from 'react';

/** Text that breaks between words only: a hyphenated word stays on one line. */
export function WholeWords({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    <Fragment key={`${word}${String(index)}`}>
      {index > 0 && ' '}
      <span className="inline-block">{word}</span>
    </Fragment>
  ));
}
