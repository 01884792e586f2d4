import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { TOO_LARGE_EXIT } from './plain-svg.ts';
import { PHOTO_MAX_SIDE, PICTURE_MAX_PIXELS } from '../limits.ts';

/** An SVG has no pixel size: it is rendered as large as a stored photo, within the decoder's density limit. */
const USUAL_DENSITY = 72;
const MOST_DENSITY = 100_000;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
sharp.concurrency(1);

const bytes = await buffer(process.stdin);
const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
if (width * height > PICTURE_MAX_PIXELS) process.exit(TOO_LARGE_EXIT);
const wanted = (USUAL_DENSITY * PHOTO_MAX_SIDE) / Math.max(width, height);
const density = Math.min(MOST_DENSITY, Math.max(1, wanted));
const drawn = sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', density });
process.stdout.write(await drawn.png().toBuffer());
