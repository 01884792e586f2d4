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
