import { AdyenCheckout, type CoreConfiguration } from '@adyen/adyen-web';
import type { HostedFieldsConfig } from '#lib/payments/options/hosted-fields-config.ts';

type More = Pick<CoreConfiguration, 'onAdditionalDetails' | 'onError'> & {
  /** Address of the API, if it differs from that of the other files. */
  readonly apiUrl?: string;
};

/** Starts the provider's library with the hosts that the page was given. */
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
    // The form decides which of its fields has the focus.
    srConfig: { moveFocus: false },
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
