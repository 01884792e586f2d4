import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { authenticatorRoutes } from './authenticator/routes.ts';
import { createCardKey } from './adyen/card-key.ts';
import { createIdempotency } from './adyen/idempotency.ts';
import { affiliateRoutes } from './affiliate/routes.ts';
import { createAffiliateState } from './affiliate/state.ts';
import { adyenRoutes } from './adyen/routes.ts';
import { createAdyenState } from './adyen/state.ts';
import { tokenControl } from './adyen/token-control.ts';
import { createWebhooks } from './adyen/webhooks.ts';
import type { SandboxConfig } from './config.ts';
import { controlRoutes } from './faults/control.ts';
import { createFaultPlan } from './faults/plan.ts';
import { webhookControl } from './faults/webhook-control.ts';
import { appleRoutes } from './apple/routes.ts';
import { createApple } from './apple/state.ts';
import { googleRoutes } from './google/routes.ts';
import { createGoogle } from './google/state.ts';
import { html, json } from './http/answer.ts';
import { indexPage } from './http/index-page.ts';
import { createRouter, route } from './http/router.ts';
import { createHttpServer } from './http/server.ts';
import { mailRoutes } from './mail/routes.ts';
import { createSmtpSink } from './mail/smtp.ts';
import { createMailStore } from './mail/store.ts';
import { maxpayRoutes } from './maxpay/routes.ts';
import { createMaxpayState } from './maxpay/state.ts';
import { mollieRoutes } from './mollie/routes.ts';
import { createMollieState } from './mollie/state.ts';
import { openaiRoutes } from './openai/routes.ts';
import { pageRoutes } from './pages/routes.ts';
import { paypalRoutes } from './paypal/routes.ts';
import { createPayPalState } from './paypal/state.ts';
import { createRequestLog } from './payments/request-log.ts';
import { pushRoutes } from './push/routes.ts';
import { createPushState } from './push/state.ts';
import { telegramRoutes } from './telegram/routes.ts';
import { createTelegramState } from './telegram/state.ts';
import { trustpayRoutes } from './trustpay/routes.ts';
import { createTrustPayState } from './trustpay/state.ts';
import { createTlsServer } from './tls/server.ts';
import { createWalletState } from './wallets/context.ts';
import { merchantRoutes, walletRoutes } from './wallets/routes.ts';
import { createSeal } from './wallets/seal.ts';
import { createOutbox } from './webhooks/outbox.ts';

function compose(config: SandboxConfig, stopping: AbortSignal) {
  const faults = createFaultPlan();
  const mails = createMailStore();
  const outbox = createOutbox({
    url: config.webhooks,
    delayMs: config.webhookDelayMs,
    faults,
  });
  const log = createRequestLog();
  const localUrl = () => `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const seal = createSeal();
  const adyen = {
    cardKey: createCardKey(),
    seal,
    apiKey: config.adyenApiKey,
    merchantAccounts: config.merchantAccounts,
    publicUrl: () => config.publicUrl ?? localUrl(),
    state: createAdyenState(),
    idempotency: createIdempotency(),
    faults,
    log,
    webhooks: createWebhooks({ outbox, hmacKey: config.adyenHmacKey }),
  };
  const paypal = {
    clientId: config.paypalClientId,
    clientSecret: config.paypalClientSecret,
    webhookId: config.paypalWebhookId,
    publicUrl: adyen.publicUrl,
    state: createPayPalState(),
    log: createRequestLog(),
    faults,
    outbox,
  };
  const trustpay = {
    apiKey: config.trustpayApiKey,
    secret: config.trustpaySecret,
    publicUrl: adyen.publicUrl,
    state: createTrustPayState(),
    log: createRequestLog(),
    faults,
    outbox,
  };
  const maxpay = {
    publicKey: config.maxpayPublicKey,
    privateKey: config.maxpayPrivateKey,
    publicUrl: adyen.publicUrl,
    state: createMaxpayState(),
    log: createRequestLog(),
    faults,
    outbox,
  };
  const mollie = {
    apiKey: config.mollieApiKey,
    publicUrl: adyen.publicUrl,
    state: createMollieState(),
    log: createRequestLog(),
    faults,
    outbox,
  };
  const google = createGoogle({
    clientId: config.googleClientId,
    clientSecret: config.googleClientSecret,
    publicUrl: adyen.publicUrl,
    faults,
  });
  const apple = createApple({
    teamId: config.appleTeamId,
    keyFile: config.appleKeyFile,
    publicUrl: adyen.publicUrl,
    faults,
  });
  const wallets = {
    seal,
    tlsUrl: () => config.tlsUrl ?? `https://127.0.0.1:${(tls.address() as AddressInfo).port}`,
    state: createWalletState(),
    faults,
  };
  const routes = [
    route('GET', '/', () => html(indexPage())),
    route('GET', '/health', () => json({ status: 'ok' })),
    ...mailRoutes(mails, { secret: config.mailSecret, outbox }),
    ...authenticatorRoutes(),
    ...pageRoutes(),
    ...adyenRoutes(adyen),
    ...paypalRoutes(paypal),
    ...mollieRoutes(mollie),
    ...trustpayRoutes(trustpay),
    ...maxpayRoutes(maxpay),
    ...walletRoutes(wallets),
    ...openaiRoutes(faults),
    ...googleRoutes(google),
    ...appleRoutes(apple),
    ...pushRoutes(createPushState(), faults),
    ...affiliateRoutes(createAffiliateState(), faults),
    ...telegramRoutes(createTelegramState(config.telegramBots), faults),
    ...controlRoutes(faults, {
      webhooks: webhookControl(outbox, [log, paypal.log, mollie.log, trustpay.log, maxpay.log]),
      tokens: tokenControl(adyen.state),
    }),
  ];
  const http = createHttpServer(createRouter(routes), stopping);
  const tls = createTlsServer(createRouter(merchantRoutes(wallets)), stopping);
  return { http, tls, smtp: createSmtpSink(mails, faults), outbox };
}

const portOf = (server: { address: () => string | AddressInfo | null }) =>
  (server.address() as AddressInfo).port;

interface ServedSandbox {
  readonly ports: { readonly http: number; readonly smtp: number; readonly tls: number };
  /** Ends pending handlers and deliveries, and closes the servers once their open requests are answered. */
  readonly close: () => void;
  /** Ends the connections that are still open. */
  readonly closeConnections: () => void;
}

/** Serves the sandbox from this process, with a state of its own. */
export async function serveSandbox(config: SandboxConfig): Promise<ServedSandbox> {
  const stopping = new AbortController();
  const { http, tls, smtp, outbox } = compose(config, stopping.signal);
  // HTTP starts last: once /health answers, the other servers are listening too.
  const smtpListening = smtp.listen(config.smtpPort, config.host);
  await once(smtpListening, 'listening');
  tls.listen(config.tlsPort, config.host);
  await once(tls, 'listening');
  http.listen(config.httpPort, config.host);
  await once(http, 'listening');
  return {
    ports: { http: portOf(http), smtp: portOf(smtpListening), tls: portOf(tls) },
    close: () => {
      stopping.abort();
      outbox.stop();
      smtp.close();
      tls.close();
      tls.closeIdleConnections();
      http.close();
      http.closeIdleConnections();
    },
    closeConnections: () => {
      tls.closeAllConnections();
      http.closeAllConnections();
    },
  };
}
