import { AdyenCheckout, ThreeDS2Challenge, ThreeDS2DeviceFingerprint } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';
import type { HostedFieldsConfig } from '#lib/payments/options/hosted-fields-config.ts';
import type { ThreeDsOf } from '#lib/payments/attempts/three-ds.ts';
import { startCheckout } from '../hosted-fields/adyen-checkout.ts';

type Asked = {
  readonly action: ThreeDsOf<'native'>;
  readonly config: HostedFieldsConfig;
  readonly locale: string;
};

function resultOf(details: unknown): string | undefined {
  const found = (details as { threeDSResult?: unknown } | undefined)?.threeDSResult;
  return typeof found === 'string' ? found : undefined;
}

const AS_LARGE_AS_ITS_PLACE = '05';

/** The library accepts an address without TLS only if it takes its API for a local one. */
const LOCAL_API = 'http://localhost:8080/';

const localApi = (baseUrl = '') =>
  baseUrl.startsWith('http:') ? { apiUrl: `${baseUrl}${LOCAL_API}` } : {};

/** Lets the provider's script run the 3-D Secure challenge; resolves with its encrypted result. Import lazily. */
export async function authenticate(
  home: HTMLElement,
  { action, config, locale }: Asked,
): Promise<string> {
  AdyenCheckout.register(ThreeDS2DeviceFingerprint, ThreeDS2Challenge);
  const { subtype, token, paymentData, authorisationToken } = action;
  return new Promise((resolve, reject) => {
    startCheckout(config, locale, {
      ...localApi(config.baseUrl),
      onAdditionalDetails: ({ data }) => {
        const result = resultOf(data.details);
        if (result === undefined)
          reject(new Error('the 3-D Secure authentication returned no result'));
        else resolve(result);
      },
      onError: reject,
    }).then((checkout) => {
      checkout
        .createFromAction(
          {
            type: 'threeDS2',
            paymentMethodType: 'scheme',
            subtype,
            token,
            ...(paymentData !== null && { paymentData }),
            ...(authorisationToken !== null && { authorisationToken }),
          },
          { challengeWindowSize: AS_LARGE_AS_ITS_PLACE },
        )
        .mount(home);
    }, reject);
  });
}
