import { ownHosts } from '../../brands/own-hosts.ts';
import { isAppError } from '../../kernel/errors.ts';
import { log } from '../../kernel/log.ts';
import type { Rendered } from '../../media/rendered-picture.ts';
import { renderPhoto } from '../../media/render-photo.ts';
import { fetchOutside } from '../../security/fetch-outside.ts';
import { PAGE_BYTES, PREVIEW_PICTURE_BYTES, PREVIEW_PICTURE_SIDE } from './limits.ts';
import { readPage } from './read-page.ts';

export type Content = {
  readonly title: string;
  readonly description: string;
  readonly picture: Rendered | null;
};

/** A local origin that answers for all hosts below `.example`. */
export type StandIn = string | undefined;

async function pictureAt(address: string, standIn: StandIn): Promise<Rendered | null> {
  try {
    const { body } = await fetchOutside(address, {
      ownHosts,
      standIn,
      accept: 'image/webp,image/png,image/jpeg,image/gif',
      types: ['image/'],
      most: PREVIEW_PICTURE_BYTES,
      cuts: false,
    });
    return await renderPhoto(body, undefined, PREVIEW_PICTURE_SIDE);
  } catch (error) {
    // Too much image work waits: the preview does without.
    if (!isAppError(error)) log().debug({ err: error }, 'picture of a link not fetched');
    return null;
  }
}

/** Title, description and picture of a page that a member linked to; null for a page that has none or may not be fetched. */
export async function fetchContent(address: string, standIn: StandIn): Promise<Content | null> {
  try {
    const { url, type, body } = await fetchOutside(address, {
      ownHosts,
      standIn,
      accept: 'text/html,application/xhtml+xml',
      types: ['text/html', 'application/xhtml+xml'],
      most: PAGE_BYTES,
      cuts: true,
    });
    const page = readPage(body, type);
    if (page === null) return null;
    const { title, description, image } = page;
    const from = image !== null && URL.canParse(image, url) ? new URL(image, url).href : null;
    return { title, description, picture: from === null ? null : await pictureAt(from, standIn) };
  } catch (error) {
    log().debug({ err: error }, 'link not fetched');
    return null;
  }
}
