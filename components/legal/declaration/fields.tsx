import { useTranslations } from 'next-intl';
import { EmailField } from '#components/accounts/email-field.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import type { Said, SaidField } from './said.ts';

interface FieldsProps {
  said: Said;
  error: (field: SaidField) => string | undefined;
  onSaid: (said: Said) => void;
}

/** Who declares, and for which order; nothing more may be asked. */
export function Fields({ said, error, onSaid }: FieldsProps) {
  const t = useTranslations('rights.field');
  return (
    <>
      <Field label={t('name')} error={error('name')}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="name"
            maxLength={200}
            value={said.name}
            onChange={(event) => {
              onSaid({ ...said, name: event.target.value });
            }}
          />
        )}
      </Field>
      <EmailField
        label={t('email')}
        error={error('email')}
        value={said.email}
        onValue={(email) => {
          onSaid({ ...said, email });
        }}
      />
      <Field label={t('orderNumber')} hint={t('orderHint')} error={error('orderNumber')}>
        {(control) => (
          <Input
            {...control}
            name="orderNumber"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={80}
            value={said.orderNumber}
            onChange={(event) => {
              onSaid({ ...said, orderNumber: event.target.value });
            }}
          />
        )}
      </Field>
    </>
  );
}
