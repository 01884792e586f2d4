/** What a phone needs to keep the app on its home screen, in the brand's own language. */
export function manifest(brand, { description, words }) {
  const icon = (file, size, purpose) => ({
    src: `/brands/${brand.id}/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const shortcut = (name, url) => ({
    name,
    url,
    icons: [icon('icon-192.png', 192, 'any')],
  });
  const theme = brand.look.themeColor[brand.look.theme === 'dark' ? 'dark' : 'light'];
  const content = {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description,
    lang: brand.locales.default,
    dir: 'ltr',
    start_url: '/find',
    scope: '/',
    display: 'standalone',
    background_color: theme,
    theme_color: theme,
    categories: ['social', 'lifestyle'],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
      icon('badge.png', 96, 'monochrome'),
    ],
    shortcuts: [
      shortcut(words.find, '/find'),
      shortcut(words.chats, '/chats'),
      shortcut(words.profile, '/profile'),
    ],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
