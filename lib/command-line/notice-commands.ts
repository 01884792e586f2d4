import { inTransaction } from '../db/client.ts';
import { setTelegramWebhooks } from '../notifications/set-telegram-webhooks.ts';
import { audit } from '../audit/audit.ts';
import type { Command } from './command.ts';

/** Command-line commands for the notification channels outside the site. */
export const noticeCommands: Readonly<Record<string, Command>> = {
  'set-telegram-webhooks': {
    usage: 'set-telegram-webhooks',
    needs: 0,
    run: async ({ actor, now }) => {
      const action = 'set_telegram_webhooks';
      await inTransaction((tx) => audit(tx, { actor, action, subject: 'telegram', now }));
      const agreed = Object.entries(await setTelegramWebhooks());
      if (agreed.length === 0) return ['No brand has a bot.'];
      return agreed.map(([brandId, ok]) => `${brandId}: ${ok ? 'set' : 'refused'}`);
    },
  },
};
