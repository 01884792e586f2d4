'use client';

import { SendHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { VOICE_MIN_MS } from '#lib/media/limits.ts';
import type { Sending } from '../send-photo.ts';
import { UploadProgress } from '../upload-progress.tsx';
import { useUploadBy } from '../use-upload.ts';
import { RecorderStatus } from './recorder-status.tsx';
import { useRecorder } from './use-recorder.ts';

interface RecordPanelProps {
  title: string;
  mostMs: number;
  labels: { readonly confirm: string; readonly sending: string; readonly working: string };
  /** Below the recorder. */
  notes: ReactNode;
  /** Above the buttons. */
  cost?: ReactNode;
  /** It cannot be sent now. */
  isLocked?: boolean;
  send: (sending: Sending) => Promise<unknown>;
  onSent: () => void;
  onClose: () => void;
}

/** Records as soon as it is open: stop and listen, cancel or send. A refused recording can be sent or recorded again. */
export function RecordPanel(props: RecordPanelProps) {
  const { title, mostMs, labels, notes, cost, isLocked = false, send, onSent, onClose } = props;
  const t = useTranslations('chat.voice');
  const { state, elapsedMs, recordedSrc, stop, finish, restart } = useRecorder(mostMs);
  const { uploads, add, retry, drop } = useUploadBy(send, () => {
    onSent();
    onClose();
  });
  const [upload] = uploads;
  const recorded =
    (state === 'recording' && elapsedMs >= VOICE_MIN_MS) || state === 'stopped' || state === 'full';
  const submit = async (): Promise<void> => {
    const file = await finish();
    if (file !== null) add(file);
  };
  return (
    <Panel
      open
      onOpenChange={onClose}
      title={title}
      closeLabel={t('close')}
      footer={
        upload === undefined ? (
          <div className="grid gap-2">
            {cost}
            <Button wide disabled={!recorded || isLocked} onClick={() => void submit()}>
              <SendHorizontal aria-hidden="true" strokeWidth={1.75} />
              {labels.confirm}
            </Button>
            <Button wide variant="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
          </div>
        ) : (
          <UploadProgress
            upload={upload}
            labels={labels}
            onRetry={() => void retry(upload)}
            onDrop={() => {
              drop(upload);
              // A refused recording is still here: it can be heard and sent again, or recorded again.
              if (upload.fault === undefined) onClose();
            }}
          />
        )
      }
    >
      <div className="grid gap-4">
        <RecorderStatus
          state={state}
          elapsedMs={elapsedMs}
          mostMs={mostMs}
          recordedSrc={recordedSrc}
          editable={upload === undefined}
          onStop={stop}
          onRestart={restart}
        />
        {notes}
      </div>
    </Panel>
  );
}
