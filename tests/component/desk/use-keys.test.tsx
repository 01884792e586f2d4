import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useKeys } from '#components/desk/use-keys.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { renderPage } from '../support/render.tsx';

const onKey = jest.fn();

function Page({ open }: { open: boolean }) {
  useKeys({ a: onKey });
  return (
    <Dialog open={open} onOpenChange={() => undefined} title="Close it?" closeLabel="Close">
      <p>It cannot be undone.</p>
      <input aria-label="Reason" />
    </Dialog>
  );
}

test('a shortcut is ignored while a dialog is open, also after a click on its text', async () => {
  const { user, redraw } = renderPage(<Page open />);
  await user.keyboard('a');
  await user.type(screen.getByLabelText('Reason'), 'a');
  await user.click(screen.getByText('It cannot be undone.'));
  expect(document.activeElement?.getAttribute('role')).toBe('dialog');
  await user.keyboard('a');
  expect(onKey).not.toHaveBeenCalled();
  redraw(<Page open={false} />);
  await user.keyboard('a');
  expect(onKey).toHaveBeenCalledTimes(1);
});
