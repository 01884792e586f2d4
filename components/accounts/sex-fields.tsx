import { RadioGroup } from '#components/ui/radio-group.tsx';

type Sex = 'man' | 'woman';
type Field = 'gender' | 'seeking';

interface SexFieldsProps {
  /** The copy of the surrounding form. */
  t: (key: Field | 'iAmWoman' | 'iAmMan' | 'aWoman' | 'aMan') => string;
  values: Readonly<Record<Field, string>>;
  onPick: (picked: Partial<Record<Field, Sex>>) => void;
  say: (field: Field) => string | undefined;
}

/** Fields for the member's gender and the gender they seek. */
export function SexFields({ t, values, onPick, say }: SexFieldsProps) {
  const field = (name: Field, woman: string, man: string) => (
    <RadioGroup
      legend={t(name)}
      name={name}
      value={values[name]}
      options={[
        { value: 'woman', label: woman },
        { value: 'man', label: man },
      ]}
      onPick={(sex) => {
        onPick({ [name]: sex === 'man' ? 'man' : 'woman' });
      }}
      error={say(name)}
    />
  );
  return (
    <>
      {field('gender', t('iAmWoman'), t('iAmMan'))}
      {field('seeking', t('aWoman'), t('aMan'))}
    </>
  );
}
