import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ProfilePictures } from '#components/profile/profile-pictures.tsx';
import { PROFILE_PHOTOS } from '#lib/media/limits.ts';
import { profile } from '../support/discovery.ts';
import { renderMember } from '../support/render-member.tsx';

const WIDTH = 400;
const name = 'Anna';

/** A profile's pictures; the window of the tests has no layout, so the row gets a width and scrolls at once. */
function openGallery(count: number) {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: WIDTH, configurable: true });
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    this.scrollLeft = typeof to === 'object' ? (to.left ?? 0) : 0;
    fireEvent.scroll(this);
  };
  const photos = Array.from({ length: count }, (_, index) => ({
    full: `/p/${String(index)}-full.jpg`,
    card: `/p/${String(index)}-card.jpg`,
    thumb: `/p/${String(index)}-thumb.jpg`,
  }));
  const page = renderMember(<ProfilePictures profile={profile(0, { photos })} />, {
    brand: 'spark',
    user: { delay: null },
  });
  const { say } = page;
  const photo = (n: number) => say('profile.photo', { n, count, name });
  const enlarge = (n: number) => say('profile.enlarge', { n, count, name });
  return { ...page, photo, enlarge };
}

test('each of eight photos has its text, and the arrow keys move between them', async () => {
  const { user, photo } = openGallery(PROFILE_PHOTOS);
  for (let n = 1; n <= PROFILE_PHOTOS; n += 1) expect(screen.getByAltText(photo(n))).not.toBeNull();
  screen.getByRole('list').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(screen.getByRole('status').textContent).toContain(photo(2));
});

test('a pressed photo opens on the full screen, moves by the arrow keys, and returns the focus', async () => {
  const { say, user, photo, enlarge } = openGallery(3);
  await user.click(screen.getByRole('button', { name: say('profile.next') }));
  const pressed = screen.getByRole('button', { name: enlarge(2) });
  await user.click(pressed);
  const viewer = within(await screen.findByRole('dialog'));
  expect(viewer.getByRole('status').textContent).toContain(photo(2));
  await user.keyboard('{ArrowRight}');
  expect(viewer.getByRole('status').textContent).toContain(photo(3));
  expect(viewer.getByRole('button', { name: say('profile.next') })).toHaveProperty(
    'disabled',
    true,
  );
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(document.activeElement).toBe(pressed);
});

test('one photo has no count, and opens on the full screen too', async () => {
  const { say, user, enlarge } = openGallery(1);
  expect(screen.queryByRole('status')).toBeNull();
  await user.click(screen.getByRole('button', { name: enlarge(1) }));
  await user.click(await screen.findByRole('button', { name: say('profile.closePhotos') }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
