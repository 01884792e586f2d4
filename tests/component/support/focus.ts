import { expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';

/** Waits until the element has the focus, which an effect moves after the element has appeared. */
export async function untilFocused(element: Element | null): Promise<void> {
  await waitFor(() => {
    expect(document.activeElement).toBe(element);
  });
}
