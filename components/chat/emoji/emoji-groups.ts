/** What the panel offers, by kind, as people look for them. */
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

/** The emoji of a kind, in their order. Pure. */
export function emojiOf(group: EmojiGroup): readonly string[] {
  return emojiGroups[group].split(' ');
}
