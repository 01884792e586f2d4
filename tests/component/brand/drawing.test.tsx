import { describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { Drawing } from '#components/brand/drawing.tsx';
import { EmptyPicture } from '#components/brand/empty-picture.tsx';
import { WaitLoader } from '#components/brand/wait-loader.tsx';
import { brandIds } from '#lib/brands/brand-ids.ts';
import { drawingNames } from '#lib/brands/drawing-names.ts';
import { present } from '#tests/component/support/element.ts';

const names = (container: HTMLElement): (string | undefined)[] =>
  [...container.querySelectorAll('svg')].map(({ dataset }) => dataset['drawing']);

describe.each(brandIds)('on a page of %s', (brand) => {
  test.each(drawingNames)('the slot %s shows a drawing of the brand', (name) => {
    const svg = readFileSync(`brands/${brand}/drawings.svg`, 'utf8');
    const { container } = render(
      <>
        <div hidden dangerouslySetInnerHTML={{ __html: svg }} />
        <Drawing name={name} />
      </>,
    );
    const href = present(container.querySelector('use')).getAttribute('href');
    expect(container.querySelector(present(href))?.tagName).toBe('symbol');
  });
});

describe('drawings', () => {
  test.each([
    ['empty', <EmptyPicture key="empty" kind="empty" />],
    ['search', <EmptyPicture key="search" kind="search" />],
  ])('of an empty state are hidden from screen readers: %s', (name, picture) => {
    const { container } = render(picture);
    expect(names(container)).toEqual([name]);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('of the loader are hidden too; the still one is above the one that moves', () => {
    const { container } = render(<WaitLoader className="fixed" />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    expect(names(container)).toEqual(['loader-moving', 'loader']);
  });
});
