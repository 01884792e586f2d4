// [finding 75]
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { z } from 'zod';
import { ConfigForm } from '#components/desk/config/config-form.tsx';
import type { Fields } from '#components/desk/config/json-schema.ts';
import { schemaOf } from '#components/desk/config/schema-of.ts';
import { consentToolSchema } from '#lib/brands/consent-tool.ts';
import { CONSENT_TOOL } from '#tests/factories/consent-tool.ts';

const SCHEMA = z.strictObject({ consentTool: consentToolSchema });

function Editor({ onEdit }: { onEdit: (content: Fields) => void }) {
  const [content, setContent] = useState<Fields>({ consentTool: 'own' });
  return (
    <ConfigForm
      schema={schemaOf(SCHEMA)}
      sections={[{ title: 'Sign-up', of: ['consentTool'] }]}
      options={{}}
      content={content}
      faults={[]}
      changes={[]}
      onChange={(next) => {
        setContent(next);
        onEdit(next);
      }}
    />
  );
}

test('an operator adds an external consent tool field by field, and returns to our banner', async () => {
  let edited: Fields = {};
  render(
    <Editor
      onEdit={(content) => {
        edited = content;
      }}
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Add external consent tool' }));
  const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text);
  const { script, signal } = CONSENT_TOOL;
  await type('Script', script);
  await type('Window event', signal.event);
  await type('Variable of allowed groups', signal.groups);
  await type('Group for measuring', signal.measuring);
  await type('Group for marketing', signal.marketing);
  await type('Cookie after a choice', signal.chosenCookie);
  await type('Function that opens the preferences', signal.preferences);
  expect(SCHEMA.parse(edited)).toEqual({ consentTool: { script, hosts: [], signal } });
  await user.click(screen.getByRole('button', { name: 'Remove external consent tool' }));
  expect(edited).toEqual({ consentTool: 'own' });
});
