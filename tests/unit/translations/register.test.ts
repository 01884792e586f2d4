import { describe, expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brands } from '#lib/brands/registry.ts';
import type { MessageTree } from '#lib/i18n/message-tree.ts';
import { brandCopy, messagesIn, messagesOf } from '#lib/i18n/messages.ts';
import { argumentsOf, copyOf, leaves } from './copy.ts';

const FORMAL =
  /(?<!\p{L}|rendez-)(?:vous|votre|vos|vôtres?|êtes|faites|dites|(?!chez|assez|nez|rendez)\p{L}+ez)(?!\p{L})/iu;
const INFORMAL = /(?<!\p{L})(?:tu|te|toi|ton|ta|tes|tiens|tiennes?|t’\p{L}+)(?!\p{L})/iu;

/** Addressed to two people at once, or wording of the law: the same in both forms of address. */
const SHARED = new Set([
  'chat.hints.contact',
  'chat.closed.gone',
  'chat.list.match',
  'hooks.alternative.mutual',
  'safety.block.text',
  'safety.note.text',
  'rights.cancel.title',
  'rights.cancel.go',
  'shell.footer.cancel',
]);
/** Stored as it was shown, such as offers and receipts: one wording for all brands. */
const UNCHECKED = /^payments\.(?:offer|receipt)\./;
/** In the overlay, about both members of a conversation. */
const OF_BOTH =
  /vous vous plaisez|vous ne vous écrivez plus|vous pouvez vous écrire|Vous ne vous verrez plus et ne vous écrirez plus/;

const french = copyOf('fr');
const informal = new Map(
  globSync('messages/fr/informal/*.json').flatMap((file) =>
    leaves(JSON.parse(readFileSync(file, 'utf8')) as MessageTree, `${basename(file, '.json')}.`),
  ),
);

describe('French in tu', () => {
  test('replaces existing copy, with the same arguments and a different text', () => {
    for (const [key, text] of informal) {
      expect([key, french.has(key)]).toEqual([key, true]);
      expect([key, argumentsOf(text)]).toEqual([key, argumentsOf(french.get(key) ?? '')]);
      expect([key, text === french.get(key)]).toEqual([key, false]);
    }
  });

  test('leaves no vous', () => {
    const missing = [...french].filter(
      ([key, text]) =>
        FORMAL.test(text) &&
        !informal.has(key) &&
        !SHARED.has(key) &&
        !UNCHECKED.test(key) &&
        !key.startsWith('brand:'),
    );
    expect(missing).toEqual([]);
    const mixed = [...informal].filter(([, text]) => FORMAL.test(text.replace(OF_BOTH, '')));
    expect(mixed).toEqual([]);
  });

  test('is used by the brands that say tu, and by no other', () => {
    const formal = messagesIn('fr', '');
    const other = messagesIn('fr', 'informal');
    expect(other['shell']).not.toEqual(formal['shell']);
    expect(other['emoji']).toEqual(formal['emoji']);
    for (const brand of brands) {
      expect(messagesOf('fr', brand.id)).toBe(brand.address.fr === 'informal' ? other : formal);
      expect(messagesOf('it', brand.id)).toBe(messagesOf('it'));
    }
  });
});

test('uses no tu in French in vous', () => {
  // What a member may send to another, and what a profile says in its own name.
  const own = /^(?:chat\.suggestions|hosted\.lines)\./;
  const mixed = [...french].filter(
    ([key, text]) => !key.startsWith('brand:') && !own.test(key) && INFORMAL.test(text),
  );
  expect(mixed).toEqual([]);
});

test.each(brands.map((brand) => [brand.id, brand] as const))(
  '%s describes itself in French with the form of address that it uses for its members',
  (id, { address }) => {
    const odd = address.fr === 'informal' ? FORMAL : INFORMAL;
    const texts = leaves(brandCopy(id, 'fr'), '');
    expect(texts.filter(([, text]) => odd.test(text))).toEqual([]);
  },
);
