import { expect, test } from '@jest/globals';
import { CareFiles } from '#components/care/care-files.ts';
import { CallError } from '#lib/http/client/call-error.ts';

test('what was said about a refused file stays when a change brings no file', async () => {
  const files = new CareFiles(() =>
    Promise.reject(new CallError(422, { code: 'file_type_refused' })),
  );
  const said = new Promise<void>((resolve) => {
    files.subscribe(() => {
      if (files.read().fault !== null) resolve();
    });
  });
  files.add([new File(['<script>'], 'a.png', { type: 'image/png' })]);
  await said;
  files.add([]);
  expect(files.read().fault).toBe('file_type_refused');
});
