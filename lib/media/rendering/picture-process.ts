import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { limitMemory } from '../../security/limit-memory.ts';
import { decodePicture } from './decode-picture.ts';
import { PHOTO_MAX_SIDE, PICTURE_MEMORY_BYTES } from '../limits.ts';
import { encodePicture, type Crop } from '../rendered-picture.ts';

limitMemory(PICTURE_MEMORY_BYTES);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
});

const [, , crop = 'null', maxSide = String(PHOTO_MAX_SIDE)] = process.argv;
const bytes = await buffer(process.stdin);
const rendered = await decodePicture(bytes, JSON.parse(crop) as Crop | null, Number(maxSide));
process.stdout.write(encodePicture(rendered));
