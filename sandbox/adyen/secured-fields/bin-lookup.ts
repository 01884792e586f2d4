import { json, problem, type Answer } from '../../http/answer.ts';
import { isRecord, parseJson } from '../../http/body.ts';
import { brandOf, schemeFromBrand, usualLength } from '../fields/card-rules.ts';

/** `POST v3/bin/binLookup`: the brand of an encrypted BIN; an unknown BIN has no brands. */
export function binLookup(body: Buffer): Answer {
  const asked = parseJson(body);
  if (!isRecord(asked) || typeof asked['encryptedBin'] !== 'string') {
    return problem(422, 'bad_bin', 'encryptedBin is needed.');
  }
  const { requestId, encryptedBin, supportedBrands } = asked;
  const digits = /^test_(\d{6,11})$/.exec(encryptedBin)?.[1] ?? '';
  const found = brandOf(digits);
  const brand = schemeFromBrand(found);
  if (found === null || brand === null) return json({ requestId });
  return json({
    requestId,
    issuingCountryCode: 'IT',
    brands: [
      {
        brand,
        paymentMethodVariant: brand,
        cvcPolicy: 'required',
        expiryDatePolicy: 'required',
        enableLuhnCheck: true,
        panLength: usualLength(found),
        supported: Array.isArray(supportedBrands) && supportedBrands.includes(brand),
      },
    ],
  });
}
