import { appealReview } from '../../reviews/appeal-review.ts';
import { reviewsContract } from '../../reviews/contract.ts';
import { ownReview } from '../../reviews/own-review.ts';
import { withdrawReview } from '../../reviews/withdraw-review.ts';
import { writeReview } from '../../reviews/write-review.ts';
import { handlersFor } from '../handlers-for.ts';

export const reviewsHandlers = handlersFor(reviewsContract, {
  'GET /api/users/review': ({ member, now }) => ownReview(member(), now),
  'PUT /api/users/review': async (call) => {
    const member = call.member();
    await writeReview({ ...call.body, member, now: call.now });
    return ownReview(member, call.now);
  },
  'DELETE /api/users/review': async (call) => {
    const member = call.member();
    await withdrawReview(member);
    return ownReview(member, call.now);
  },
  'POST /api/users/review/appeal': async (call) => {
    const member = call.member();
    await appealReview({ member, text: call.body.text, now: call.now });
    return ownReview(member, call.now);
  },
});
