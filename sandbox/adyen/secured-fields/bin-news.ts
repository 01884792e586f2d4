const SHOWN_DIGITS = 6;
const LOOKUP_DIGITS = 8;

interface BinValue {
  readonly action: 'binValue';
  readonly binValue: string;
  readonly encryptedBin?: string;
  readonly uuid?: string;
}

/** Reports the first digits of the number; encrypted as well once there are enough for a BIN lookup. */
export function createBinNews(say: (news: BinValue) => void) {
  let sentValue = '';
  let lastBin = '';
  return {
    typed(digits: string) {
      const binValue = digits.slice(0, SHOWN_DIGITS);
      const bin = digits.length >= LOOKUP_DIGITS ? digits.slice(0, LOOKUP_DIGITS) : '';
      if (binValue === sentValue && bin === lastBin) return;
      sentValue = binValue;
      lastBin = bin;
      say({
        action: 'binValue',
        binValue,
        ...(bin !== '' && { encryptedBin: `test_${bin}`, uuid: crypto.randomUUID() }),
      });
    },
  };
}
