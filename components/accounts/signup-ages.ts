const YOUNGEST = 19;
const OLDEST = 98;

/** The ages that signups offer. */
export const AGES = Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, index) => {
  const age = String(YOUNGEST + index);
  return { value: age, label: age };
});
