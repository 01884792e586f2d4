import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { HostedLabel } from '#components/profile/hosted-label.tsx';
import { renderPage } from '../support/render.tsx';

test('keeps who answers outside the pill, and leaves the sentence to screen readers', () => {
  const label = 'The whole sentence';
  const { say, container } = renderPage(
    <HostedLabel label={label} answeredBy={['script', 'ai', 'operator']} />,
    { brand: 'fuego' },
  );
  const pill = screen.getByText(say('profile.hosted.short'));
  expect(pill.className).toBe('hosted-pill');
  const who = ['script', 'ai', 'operator'].map((one) => say(`profile.hosted.pill.${one}`));
  expect(pill.nextElementSibling?.textContent).toBe(who.join(', '));
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2);
  expect(screen.getByText(label).className).toBe('sr-only');
});

test('shows a sentence whole: who runs the profile in the pill, who answers after it', () => {
  const { say, container } = renderPage(
    <HostedLabel label="Hosted by us · answered by an AI or a script" />,
    { brand: 'spark' },
  );
  expect(screen.getByText(say('profile.hosted.short')).className).toBe('hosted-pill');
  screen.getByText('answered by an AI or a script');
  expect(container.textContent).toContain('Hosted by us · answered by an AI or a script');
});

test('shows a sentence without a separator in the pill', () => {
  renderPage(<HostedLabel label="Hosted by us" />, { brand: 'spark' });
  expect(screen.getByText('Hosted by us').className).toBe('hosted-pill');
});
