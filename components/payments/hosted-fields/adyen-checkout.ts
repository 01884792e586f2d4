import { AdyenCheckout, type CoreConfiguration } from '@adyen/adyen-web';
import type { HostedFieldsConfig } from '#lib/payments/hosted-fields-config.ts';

/** The provider's library, set to the host that the page was told. */
export function startCheckout(
  { clientKey, environment, country, baseUrl }: HostedFieldsConfig,
  locale: string,
  more: Pick<CoreConfiguration, 'onAdditionalDetails' | 'onError'> = {},
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
        api: baseUrl,
        analytics: baseUrl,
        cdn: { images: baseUrl, translations: baseUrl },
      },
    }),
    ...more,
  });
}
