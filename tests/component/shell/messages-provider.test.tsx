import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { MessagesProvider } from '#components/shell/messages-provider.tsx';

function Texts() {
  const t = useTranslations('chat');
  return <p>{`${t('answerer.ai')}, ${t('cost.plans')}`}</p>;
}

test('parts of a namespace are added to the parts of it that the surrounding page has', () => {
  render(
    <NextIntlClientProvider locale="en" messages={{ chat: { answerer: { ai: 'AI' } } }}>
      <MessagesProvider json={JSON.stringify({ chat: { cost: { plans: 'See plans' } } })}>
        <Texts />
      </MessagesProvider>
    </NextIntlClientProvider>,
  );
  expect(screen.getByText('AI, See plans')).toBeDefined();
});
