import { AdyenCheckout, type CoreConfiguration } from '@adyen/adyen-web';
import type { HostedFieldsConfig } from '#lib/payments/options/hosted-fields-config.ts';

type More = Pick<CoreConfiguration, 'onAdditionalDetails' | 'onError'> & {
  /** Of the API alone, where it is not the other files' address. */
  readonly apiUrl?: string;
};

/** The provider's library, set to the host that the page was told. */
export function startCheckout(
  { clientKey, environment, country, baseUrl }: HostedFieldsConfig,
  locale: string,
  { apiUrl, ...more }: More = {},
) {
  return AdyenCheckout({
    clientKey,
    environment,
    countryCode: country,
    locale,
    analytics: { enabled: false },
    risk: { enabled: false },
    ...(baseUrl !== undefined && {
      _environmentUrls: {
        api: apiUrl ?? baseUrl,
        analytics: baseUrl,
        cdn: { images: baseUrl, translations: baseUrl },
      },
    }),
    ...more,
  });
}
