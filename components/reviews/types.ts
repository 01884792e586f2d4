import type { AnswerOf } from '#lib/wire/endpoint.ts';
import type { reviewsContract } from '#lib/reviews/contract.ts';

/** The member's own review as the API returns it. */
export type OwnReviewData = AnswerOf<(typeof reviewsContract)['GET /api/users/review']>;
export type WrittenReview = NonNullable<OwnReviewData['review']>;
