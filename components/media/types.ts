import type { Contracts } from '#lib/http/contracts.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';

export type PhotosAnswer = AnswerOf<Contracts['GET /api/users/photos/{trackerId}']>;

export type OwnPhoto = PhotosAnswer['photos'][number];

/** A part of the upright picture, in fractions of its width and height. */
export interface CropBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
