const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/**
 * Top-level domains by which a host is recognised without a scheme. Those that are everyday words are not
 * listed: they need a scheme, `www.` or a path.
 */
export const ENDINGS = wordSet(
  'com net org info biz eu it es fr ie uk de ch nl pt pl ro ru cn ca au br mx ar tv cc ee me io co app ai ly gg gl ' +
    'gd ws su tk ml ga cf gq xyz top site store shop club icu vip win dev fun sbs cyou space website dating ' +
    'chat sex porn xxx cam bio pro mobi tel click link live',
);

/** URL shorteners, which hide their target, and messaging apps outside our moderation. */
export const BLIND_HOSTS = wordSet(
  'bit.ly tinyurl.com t.co goo.gl is.gd ow.ly buff.ly cutt.ly rebrand.ly shorturl.at rb.gy t.ly tiny.cc ' +
    's.id v.gd linktr.ee t.me telegram.me wa.me api.whatsapp.com chat.whatsapp.com m.me signal.me ' +
    'line.me discord.gg join.skype.com snapchat.com',
);
