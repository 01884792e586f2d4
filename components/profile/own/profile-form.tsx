'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { PlaceField } from '#components/accounts/place-field.tsx';
import { SexFields } from '#components/accounts/sex-fields.tsx';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { Select } from '#components/ui/select.tsx';
import { PROFILE_TEXT_MAX_LENGTHS as MAX_LENGTHS } from '#lib/accounts/limits.ts';
import type { ProfilePart } from '#lib/accounts/profile/completeness.ts';
import type { EditedName } from '#lib/identity/profile-fields.ts';
import { editId } from './completeness-card.tsx';
import { CountedText } from './counted-text.tsx';
import { FactsFields } from './facts-fields.tsx';
import { FixedEmail } from './fixed-email.tsx';
import { IntentField } from './intent-field.tsx';
import { InterestBoxes } from './interest-boxes.tsx';
import { LanguageBoxes } from './language-boxes.tsx';
import { LeavePopup } from './leave-popup.tsx';
import { agesWith, lengthOf, type OwnDraft, type OwnField } from './own-draft.ts';
import { PromptFields } from './prompt-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { TextNote } from './text-note.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useOwnForm } from './use-own-form.ts';

/** Facts besides the work. */
type OtherFact = 'study' | 'children' | 'smoking' | 'drinking' | 'height';

interface ProfileFormProps {
  trackerId: string;
  saved: OwnDraft;
  email: string;
  confirmed: boolean;
  waitingEmail: string | null;
  country: string;
  textState: 'pending' | 'approved' | 'rejected';
  textReason: string | null;
  /** Locale prefix of links: empty or `/es`. */
  prefix: string;
}

/** All own data that the member can change, with one button that saves it. */
export function ProfileForm(props: ProfileFormProps) {
  const t = useTranslations('account');
  const form = useOwnForm(props);
  const { draft, change, faults, unsaved } = form;
  const guard = useLeaveGuard(unsaved);
  const errors = useErrorMessages();
  const say = (field: OwnField): string | undefined =>
    faults.faults[field] === 'text_too_long'
      ? errors('text_too_long', {
          limit:
            field in MAX_LENGTHS
              ? MAX_LENGTHS[field as keyof typeof MAX_LENGTHS]
              : MAX_LENGTHS.about,
        })
      : faults.say(field);
  const text = (field: 'about' | 'lookingFor') => (
    <CountedText
      name={field}
      label={t(field)}
      hint={t(`${field}Hint`)}
      placeholder={t(`${field}Placeholder`)}
      error={say(field)}
      value={draft[field]}
      longest={MAX_LENGTHS[field]}
      count={t('count', { count: lengthOf(draft[field]), longest: MAX_LENGTHS[field] })}
      onValue={(value) => {
        change({ [field]: value });
      }}
    />
  );
  const line = (field: 'username' | 'surname' | 'phone', more: object) => (
    <Field label={t(field)} hint={t(`${field}Hint`)} error={faults.say(field)}>
      {(control) => (
        <Input
          {...control}
          {...more}
          name={field}
          value={draft[field]}
          onChange={(event) => {
            change({ [field]: event.target.value });
          }}
        />
      )}
    </Field>
  );
  /** The inputs of the profile's fields; those of `SexFields` and of `FactsFields` are in one each. */
  const inputs: Readonly<
    Record<Exclude<EditedName, 'shownWith' | 'seeking' | OtherFact>, ReactNode>
  > = {
    about: text('about'),
    lookingFor: text('lookingFor'),
    username: line('username', { autoComplete: 'nickname', spellCheck: false }),
    age: (
      <Field label={t('age')} error={faults.say('age')}>
        {(control) => (
          <Select
            {...control}
            name="age"
            value={String(draft.age)}
            options={agesWith(props.saved.age).map((age) => ({
              value: String(age),
              label: String(age),
            }))}
            onChange={(event) => {
              change({ age: Number(event.target.value) });
            }}
          />
        )}
      </Field>
    ),
    work: <FactsFields facts={draft} onChange={change} say={say} />,
    spokenLanguages: (
      <LanguageBoxes
        spoken={draft.spokenLanguages}
        onChange={(spokenLanguages) => {
          change({ spokenLanguages });
        }}
        error={faults.say('spokenLanguages')}
      />
    ),
    datingIntent: (
      <IntentField
        value={draft.datingIntent}
        onPick={(datingIntent) => {
          change({ datingIntent });
        }}
        error={faults.say('datingIntent')}
      />
    ),
    interests: (
      <InterestBoxes
        chosen={draft.interests}
        onChange={(interests) => {
          change({ interests });
        }}
        error={faults.say('interests')}
      />
    ),
    profilePrompts: (
      <PromptFields
        prompts={draft.profilePrompts}
        onChange={(profilePrompts) => {
          change({ profilePrompts });
        }}
        error={say('profilePrompts')}
      />
    ),
    gender: <SexFields t={t} values={draft} onPick={change} say={faults.say} />,
  };
  const part = (name: ProfilePart, input: ReactNode) => (
    <div id={editId(name)} className="scroll-mt-28">
      {input}
    </div>
  );
  return (
    <ScriptForm
      aria-labelledby="about-you"
      className="grid grid-cols-1 gap-6 [&_:is(input,select,textarea)]:scroll-mb-44"
      onSend={form.save}
    >
      <h2 id="about-you" className="display text-2xl">
        {t('aboutYou')}
      </h2>
      <TextNote state={props.textState} reason={props.textReason} prefix={props.prefix} />
      {part('about', inputs.about)}
      {part('lookingFor', inputs.lookingFor)}
      {part('prompt', inputs.profilePrompts)}
      {part('intent', inputs.datingIntent)}
      {part('interests', inputs.interests)}
      <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-[1fr_8rem]">
        {inputs.username}
        {inputs.age}
      </div>
      <PlaceField
        country={props.country}
        picked={draft.place}
        onPick={(place) => {
          change({ place });
        }}
        error={faults.say('region')}
      />
      <div className="grid grid-cols-1 items-start gap-6">{inputs.gender}</div>
      {part('languages', inputs.spokenLanguages)}
      {part('facts', inputs.work)}
      <section aria-labelledby="just-for-you" className="mt-4 grid grid-cols-1 gap-6">
        <div className="grid gap-1">
          <h2 id="just-for-you" className="display text-2xl">
            {t('privateTitle')}
          </h2>
          <p className="text-sm text-ink-soft">{t('privateText')}</p>
        </div>
        <FixedEmail
          email={props.email}
          confirmed={props.confirmed}
          waiting={props.waitingEmail}
          changeHref={`${props.prefix}/profile/security#address`}
          exists={form.emailExists}
          onExistsSeen={form.hideEmailExists}
        />
        <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2">
          {line('surname', { autoComplete: 'family-name' })}
          {line('phone', { type: 'tel', inputMode: 'tel', autoComplete: 'tel' })}
        </div>
      </section>
      <FormAlert>{faults.general}</FormAlert>
      <SaveBar unsaved={unsaved} pending={form.pending} />
      <LeavePopup open={guard.asked} onStay={guard.stay} onLeave={guard.leave} />
    </ScriptForm>
  );
}
