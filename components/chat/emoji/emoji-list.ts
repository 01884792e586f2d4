import type { Locale } from '#lib/brands/schema.ts';
import { loadScript } from '#components/ui/load-script.ts';
import { foldName } from '#lib/text/fold-name.ts';

/** The emoji of the panel by group, in the groups that users expect. */
export const emojiGroups = {
  faces:
    '😀 😃 😄 😁 😆 😅 😂 🤣 🙂 🙃 😉 😊 😇 🥰 😍 🤩 😘 😗 😚 😙 😋 😛 😜 🤪 😝 🤗 🤭 🤫 🤔 🤨 😐 😑 😏 😒 🙄 😬 😌 😔 😪 😴 😷 🤒 🥵 🥶 🥴 🤯 🥳 😎 🤓 🧐 😕 😟 🙁 😮 😯 😲 😳 🥺 😦 😧 😨 😰 😥 😢 😭 😱 😖 😞 😓 😩 😫 🥱 😤 😡 😈 👻 👽 🤖 😺 😹 😻 🙈 🙉 🙊',
  people:
    '👋 🤚 🖐️ ✋ 👌 🤏 ✌️ 🤞 🤟 🤘 🤙 👈 👉 👆 👇 ☝️ 👍 👎 ✊ 👊 👏 🙌 👐 🤲 🤝 🙏 💪 👀 👂 👃 🧠 👄 💋 🙋 🙆 🙅 🤷 🤦 💁 🙇 💃 🕺 👯 🏃 🚶 🧘 🏄 🏊 🚴 💑 👫 👭 👬',
  hearts:
    '❤️ 🧡 💛 💚 💙 💜 🤎 🖤 🤍 💔 💕 💞 💓 💗 💖 💘 💝 💟 💌 💯 💥 💫 💦 💨 💬 💭 💤 ✨ ⭐ 🌟 🔥 🎵 🎶 ✅ ❌ ❓ ❗ ➕ ♾️',
  nature:
    '🌹 🌷 🌸 🌺 🌻 🌼 💐 🍀 🌿 🌱 🌵 🌴 🌳 🍂 🍁 🍄 🌞 🌝 🌙 🌈 ☀️ ⛅ ☁️ 🌧️ ⛈️ ❄️ ⛄ 🌊 🐶 🐱 🐭 🐹 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐷 🐸 🐵 🐔 🐧 🦉 🦄 🐝 🦋 🐞 🐢 🐙 🐬 🐳 🐠 🐾',
  food: '🍎 🍐 🍊 🍋 🍌 🍉 🍇 🍓 🍒 🍑 🥭 🍍 🥥 🥑 🍅 🌶️ 🥖 🧀 🍳 🥞 🥐 🍕 🍔 🍟 🌮 🥗 🍝 🍜 🍣 🍤 🥘 🍦 🍨 🍩 🍪 🎂 🍰 🧁 🍫 🍬 🍭 🍿 ☕ 🍵 🍷 🥂 🍾 🍸 🍹 🍺 🍻 🥃 🧉 🍽️',
  fun: '⚽ 🏀 🎾 🏐 🏆 🥇 🎯 🎳 🎮 🎲 🧩 🎨 🎭 🎬 🎤 🎧 🎸 🎹 🥁 🎷 📷 📚 📖 ✈️ 🚗 🛵 🚲 🚂 ⛵ 🚀 🗺️ 🏖️ 🏝️ 🏔️ ⛺ 🏠 🏙️ 🌃 🎡 🎢 🎉 🎊 🎈 🎁 🎄 💎 👑 👗 👠 👒 🕶️ 💄 ⏰ 📱 💡 🔑 🎟️ 🧳',
} as const;

export type EmojiGroup = keyof typeof emojiGroups;

export const emojiGroupNames = Object.keys(emojiGroups) as readonly EmojiGroup[];

/** The emoji of a group, in their order. Pure. */
export function emojiOf(group: EmojiGroup): readonly string[] {
  return emojiGroups[group].split(' ');
}

export type EmojiNames = Readonly<Record<string, string>>;

const files: Readonly<Record<Locale, () => Promise<{ default: EmojiNames }>>> = {
  it: () => import('#messages/it/emoji.json', { with: { type: 'json' } }),
  es: () => import('#messages/es/emoji.json', { with: { type: 'json' } }),
  fr: () => import('#messages/fr/emoji.json', { with: { type: 'json' } }),
  en: () => import('#messages/en/emoji.json', { with: { type: 'json' } }),
};
const loaded = new Map<Locale, Promise<EmojiNames>>();

/** The name of each emoji, fetched with the panel that uses them. */
export function emojiNames(locale: Locale): Promise<EmojiNames> {
  const known = loaded.get(locale);
  if (known !== undefined) return known;
  const names = loadScript(files[locale]).then((file) => file.default);
  loaded.set(locale, names);
  return names;
}

const all = emojiGroupNames.flatMap(emojiOf);

/** Emoji whose names contain every word of the query, ignoring accents. Pure. */
export function findEmoji(names: EmojiNames, query: string): readonly string[] {
  const wanted = foldName(query).trim().split(/\s+/);
  return all.filter((emoji) => {
    const name = foldName(names[emoji] ?? '');
    return wanted.every((word) => name.includes(word));
  });
}
