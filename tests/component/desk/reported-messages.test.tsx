import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ReportedMessages } from '#components/desk/queue/reported-messages.tsx';
import { textOf } from '#tests/component/support/element.ts';

const message = {
  text: 'Ciao',
  first: null,
  photo: null,
  removed: false,
  answers: null,
  answersOwn: null,
  reaction: null,
  reported: false,
  at: '2026-11-20T10:00:00.000Z',
};

test('say which message a reply answers, with its text where it is part of the evidence', () => {
  render(
    <ReportedMessages
      messages={[
        { ...message, seq: 4 },
        { ...message, seq: 5, text: 'Allora?', answers: 4, answersOwn: true },
        { ...message, seq: 6, text: 'Rispondi', answers: 2, answersOwn: false },
        { ...message, seq: 7, text: 'Dai', answers: 1, answersOwn: null },
        { ...message, seq: 8, text: 'Basta', answers: 3, answersOwn: true },
      ]}
    />,
  );
  const rows = screen.getAllByRole('listitem').map((row) => textOf(row));
  expect(rows[0]).not.toContain('Reply');
  expect(rows[1]).toContain('Reply to message 4 of the same author: “Ciao”Allora?');
  expect(rows[2]).toContain('Reply to message 2 of the reporterRispondi');
  expect(rows[3]).toContain('Reply to message 1Dai');
  expect(rows[4]).toContain('Reply to message 3 of the same authorBasta');
});
