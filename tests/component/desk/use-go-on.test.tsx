import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useGoOn } from '#components/desk/tickets/use-go-on.ts';
import { navigations } from '../support/navigation.ts';
import { renderPage } from '../support/render.tsx';

const tickets = [{ reference: 'AAAA' }, { reference: 'BBBB' }, { reference: 'CCCC' }];
let replied: (from: string) => void = () => undefined;

/** A reply remembers the function of the page on which it was begun. */
function Page({ reference }: { reference: string }) {
  const { sent, goOn } = useGoOn({ reference, tickets, query: { list: 'waiting' } });
  return (
    <button
      type="button"
      onClick={() => {
        replied = goOn;
      }}
    >
      {sent ?? 'Reply'}
    </button>
  );
}

test('the next ticket opens after a reply', async () => {
  const { user } = renderPage(<Page reference="AAAA" />);
  await user.click(screen.getByRole('button'));
  act(() => {
    replied('AAAA');
  });
  expect(navigations()).toEqual([{ kind: 'push', href: '/tickets/BBBB?list=waiting' }]);
});

test('a ticket that was opened while the reply was sent stays open', async () => {
  const { user, redraw } = renderPage(<Page reference="AAAA" />);
  await user.click(screen.getByRole('button'));
  redraw(<Page reference="CCCC" />);
  act(() => {
    replied('AAAA');
  });
  expect(navigations()).toEqual([]);
  expect(screen.getByRole('button', { name: 'AAAA' })).toBeDefined();
});
