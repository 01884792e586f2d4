/** SQL: the brand of a row of `renewals`. */
export const RENEWED_BRAND = `(select u.brand_id from subscriptions s join users u on u.id = s.member_id
    where s.id = renewals.subscription_id)`;
