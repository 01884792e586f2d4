'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { Button } from '#components/ui/button.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { MESSAGE_PERIODS_MONTHS } from '#lib/brands/limits.ts';
import { call } from '#lib/http/client/call.ts';
import { codeOf } from '#lib/http/client/call-error.ts';
import { LoadedPart } from './loaded-part.tsx';

type Answer = Awaited<ReturnType<typeof call<'GET /api/users/messagePeriod'>>>;
type Months = Answer['months'];

const CONSEQUENCES = ['yours', 'theirs', 'hosted', 'reports'] as const;
const ACCOUNT = 'account';

/** How long messages that were read stay in the member's conversations. What it means is said before the choice. */
export function MessagePeriod({ trackerId }: { trackerId: string }) {
  const t = useTranslations('security.messages');
  const loaded = useSWR('message-period', () => call('GET /api/users/messagePeriod'));
  return (
    <LoadedPart loaded={loaded} lines={3}>
      {(saved) => (
        <div className="grid justify-items-start gap-4">
          <ul className="grid list-disc gap-1.5 pl-5 text-sm text-ink-soft">
            {CONSEQUENCES.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
            {saved.longest !== null && <li>{t('longest', { months: saved.longest })}</li>}
          </ul>
          <Choice
            saved={saved}
            trackerId={trackerId}
            onSaved={(answer) => {
              void loaded.mutate(answer, { revalidate: false });
            }}
          />
        </div>
      )}
    </LoadedPart>
  );
}

interface ChoiceProps {
  saved: Answer;
  trackerId: string;
  onSaved: (answer: Answer) => void;
}

function Choice({ saved, trackerId, onSaved }: ChoiceProps) {
  const t = useTranslations('security.messages');
  const errors = useErrorMessages();
  const { longest } = saved;
  // The brand's longest period may have become shorter than the one that was chosen.
  const applied =
    saved.months !== null && longest !== null && longest < saved.months
      ? longest
      : (saved.months ?? longest);
  const [picked, setPicked] = useState<Months>(applied);
  const [pending, setPending] = useState(false);
  const [done, setDone] = useState(false);
  const [fault, setFault] = useState<string>();
  const offered = [
    ...MESSAGE_PERIODS_MONTHS.filter((months) => months <= (longest ?? Infinity)),
    ...(longest === null ? [null] : []),
  ];

  const save = async (): Promise<void> => {
    setFault(undefined);
    setPending(true);
    try {
      const body = { months: picked, clickid: trackerId };
      onSaved(await call('POST /api/users/messagePeriod', { body }));
      setDone(true);
    } catch (error) {
      setFault(errors(codeOf(error)));
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <RadioGroup
        legend={t('legend')}
        name="message-period"
        layout="column"
        options={offered.map((months) => ({
          value: String(months ?? ACCOUNT),
          label: months === null ? t('account') : t('months', { months }),
        }))}
        value={String(picked ?? ACCOUNT)}
        onPick={(value) => {
          setPicked(MESSAGE_PERIODS_MONTHS.find((months) => String(months) === value) ?? null);
          setDone(false);
        }}
      />
      <FormAlert>{fault}</FormAlert>
      <p role="status" className="text-sm empty:hidden">
        {done && (picked === null ? t('savedAccount') : t('saved'))}
      </p>
      {picked !== applied && (
        <Button
          variant="secondary"
          pending={pending}
          onClick={() => {
            void save();
          }}
        >
          {t('save')}
        </Button>
      )}
    </>
  );
}
