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
  await type('Script', 'https://cdn.consent.example/stub.js');
  await type('Window event', 'OneTrustGroupsUpdated');
  await type('Variable of allowed groups', 'OnetrustActiveGroups');
  await type('Group for measuring', 'C0002');
  await type('Group for marketing', 'C0004');
  await type('Cookie after a choice', 'OptanonAlertBoxClosed');
  await type('Function that opens the preferences', 'OneTrust.ToggleInfoDisplay');
  expect(SCHEMA.parse(edited)).toEqual({
    consentTool: {
      script: 'https://cdn.consent.example/stub.js',
      hosts: [],
      signal: {
        event: 'OneTrustGroupsUpdated',
        groups: 'OnetrustActiveGroups',
        measuring: 'C0002',
        marketing: 'C0004',
        chosenCookie: 'OptanonAlertBoxClosed',
        preferences: 'OneTrust.ToggleInfoDisplay',
      },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Remove external consent tool' }));
  expect(edited).toEqual({ consentTool: 'own' });
});
