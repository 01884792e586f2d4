-- By hand: what the schema language cannot say.

-- Numbers belong to the issuer that a receipt names. Each issuer's series continues after its highest number in
-- the series of its payment company, so that no number of an issuer is used twice.
INSERT INTO receipt_counters (company, series, year, last)
SELECT snapshot #>> '{company,vatNumber}', 'R'::receipt_series, year, max(number) FROM receipts GROUP BY 1, 3
UNION ALL
SELECT snapshot #>> '{receipt,company,vatNumber}', 'N'::receipt_series, year, max(number) FROM credit_notes GROUP BY 1, 3;
