import { RadioGroup } from '#components/ui/radio-group.tsx';
import type { OwnGender, ShownWith, SoughtGender } from '#lib/identity/gender.ts';

const GENDERS = { woman: 'iAmWoman', man: 'iAmMan', nonbinary: 'iAmNonbinary' } as const;
const SOUGHT = { woman: 'aWoman', man: 'aMan', everyone: 'anyone' } as const;
const SHOWN_WITH = { woman: 'toWomen', man: 'toMen', neither: 'toNeither' } as const;

type Copy =
  | 'gender'
  | 'seeking'
  | 'shownWith'
  | 'toNeitherHint'
  | (typeof GENDERS)[keyof typeof GENDERS]
  | (typeof SOUGHT)[keyof typeof SOUGHT]
  | (typeof SHOWN_WITH)[keyof typeof SHOWN_WITH];

/** Empty where nothing is chosen yet. */
export interface SexValues {
  readonly gender: OwnGender | '';
  /** Null: only those who seek everyone find the person. */
  readonly shownWith: ShownWith | null;
  readonly seeking: SoughtGender | '';
}

interface SexFieldsProps {
  /** The copy of the surrounding form. */
  t: (key: Copy) => string;
  values: SexValues;
  onPick: (picked: {
    gender?: OwnGender;
    shownWith?: ShownWith | null;
    seeking?: SoughtGender;
  }) => void;
  say: (field: 'gender' | 'seeking') => string | undefined;
}

function isOf<Value extends string>(
  known: Readonly<Record<Value, unknown>>,
  value: string,
): value is Value {
  return Object.hasOwn(known, value);
}

/** Fields for the member's gender, for the gender they seek, and for with whom a nonbinary person is found. */
export function SexFields({ t, values, onPick, say }: SexFieldsProps) {
  const { gender, shownWith, seeking } = values;
  return (
    <>
      <RadioGroup
        legend={t('gender')}
        name="gender"
        layout="pairs"
        value={gender}
        options={Object.entries(GENDERS).map(([value, key]) => ({ value, label: t(key) }))}
        onPick={(picked) => {
          if (isOf(GENDERS, picked)) onPick({ gender: picked });
        }}
        error={say('gender')}
      />
      {gender === 'nonbinary' && (
        <RadioGroup
          legend={t('shownWith')}
          name="shownWith"
          layout="pairs"
          value={shownWith ?? 'neither'}
          options={Object.entries(SHOWN_WITH).map(([value, key]) => ({
            value,
            label: t(key),
            ...(value === 'neither' && { hint: t('toNeitherHint') }),
          }))}
          onPick={(picked) => {
            if (isOf(SHOWN_WITH, picked))
              onPick({ shownWith: picked === 'neither' ? null : picked });
          }}
        />
      )}
      <RadioGroup
        legend={t('seeking')}
        name="seeking"
        layout="pairs"
        value={seeking}
        options={Object.entries(SOUGHT).map(([value, key]) => ({ value, label: t(key) }))}
        onPick={(picked) => {
          if (isOf(SOUGHT, picked)) onPick({ seeking: picked });
        }}
        error={say('seeking')}
      />
    </>
  );
}
