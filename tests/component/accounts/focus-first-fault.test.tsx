import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { focusFirstFault } from '#components/accounts/focus-first-fault.ts';

function openForm(): { form: HTMLFormElement; fields: readonly HTMLInputElement[] } {
  const form = document.createElement('form');
  form.innerHTML = '<input name="email"><input name="password">';
  document.body.append(form);
  return { form, fields: [...form.querySelectorAll('input')] };
}

const frame = () =>
  new Promise((drawn) => {
    requestAnimationFrame(drawn);
  });

test('focuses the first wrong field', async () => {
  const { form, fields } = openForm();
  for (const field of fields) field.setAttribute('aria-invalid', 'true');
  focusFirstFault(form);
  await waitFor(() => {
    expect(document.activeElement).toBe(fields[0]);
  });
});

test('focuses a field that is marked as wrong some frames later', async () => {
  const { form, fields } = openForm();
  focusFirstFault(form);
  for (let frames = 0; frames < 3; frames += 1) await frame();
  expect(document.activeElement).toBe(document.body);
  fields[1]?.setAttribute('aria-invalid', 'true');
  await waitFor(() => {
    expect(document.activeElement).toBe(fields[1]);
  });
});
