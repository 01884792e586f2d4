'use client';

import { clsx } from 'clsx';
import * as RadixDialog from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { buttonStyle } from './button-style.ts';
import { focusTitle } from './focus-title.ts';
import { CloseCorner, Veil } from './overlay.tsx';
import { useReturnFocus } from './use-return-focus.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

export interface PopupAction {
  label: string;
  /** Navigates there; the popup closes with the page. */
  href?: string;
  /** To an external page: opens in a new tab without opener and referrer. */
  leaves?: boolean;
  /** Called before the popup closes; without href and this the button only closes. */
  onPress?: () => void;
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger';
  pending?: boolean;
  /** The popup stays open after the press, for actions that report a result. */
  stays?: boolean;
}

export interface PopupProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  body?: ReactNode;
  /** A picture above the title. */
  picture?: ReactNode;
  actions: readonly PopupAction[];
  /** Required unless the popup is blocking. */
  closeLabel: string;
  /** Neither Escape, nor the backdrop, nor a corner button closes it. */
  blocking?: boolean;
  fullScreen?: boolean;
  children?: ReactNode;
}

/** The content of Popup, loaded with everything that layers need. */
export function PopupLayer({ open, onOpenChange, ...rest }: PopupProps) {
  const close = (): void => {
    onOpenChange(false);
  };
  return (
    <RadixDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (next || rest.blocking !== true) onOpenChange(next);
      }}
    >
      <RadixDialog.Portal>
        <Veil />
        <PopupSurface close={close} {...rest} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function PopupSurface(props: Omit<PopupProps, 'open' | 'onOpenChange'> & { close: () => void }) {
  const { blocking = false, fullScreen = false, body, picture, close } = props;
  const { sheet, handle } = useSheetDrag(close);
  const returnFocus = useReturnFocus();
  return (
    <div
      className={clsx(
        'pointer-events-none fixed inset-0 z-50 flex flex-col justify-end desk:items-center desk:justify-center',
        !fullScreen && 'desk:p-6',
      )}
    >
      <RadixDialog.Content
        ref={sheet}
        onOpenAutoFocus={focusTitle}
        onCloseAutoFocus={returnFocus}
        {...(body === undefined && { 'aria-describedby': undefined })}
        className={clsx(
          'motion-sheet desk:motion-rise pointer-events-auto relative flex w-full flex-col overflow-y-auto overscroll-contain bg-raised text-ink shadow-overlay outline-none',
          fullScreen
            ? 'h-full justify-center'
            : 'max-h-[92dvh] rounded-t-sheet desk:max-w-md desk:rounded-card',
        )}
      >
        {!blocking && (
          <div
            {...(fullScreen ? {} : handle())}
            className={clsx(
              'flex shrink-0 items-center px-3 pt-2',
              !fullScreen && 'touch-none select-none',
            )}
          >
            <span aria-hidden="true" className="w-11" />
            <span
              aria-hidden="true"
              className="mx-auto block h-1.5 w-11 rounded-full bg-line-strong opacity-60 desk:invisible"
            />
            <CloseCorner label={props.closeLabel} />
          </div>
        )}
        <div className={clsx('mx-auto grid w-full max-w-md gap-4 px-6 pb-6', blocking && 'pt-8')}>
          {picture}
          <RadixDialog.Title data-title tabIndex={-1} className="outline-none display text-2xl">
            {props.title}
          </RadixDialog.Title>
          {body !== undefined && (
            <RadixDialog.Description asChild>
              <div className="grid gap-2 text-ink-soft">{body}</div>
            </RadixDialog.Description>
          )}
          {props.children}
          <div className="grid gap-2.5 pt-2">
            {props.actions.map((action, index) => (
              <PopupButton
                key={action.label}
                action={action}
                tone={action.tone ?? (index === 0 ? 'primary' : 'secondary')}
                close={close}
              />
            ))}
          </div>
          <div className="pb-safe" />
        </div>
      </RadixDialog.Content>
    </div>
  );
}

function PopupButton({
  action,
  tone,
  close,
}: {
  action: PopupAction;
  tone: NonNullable<PopupAction['tone']>;
  close: () => void;
}) {
  const press = (): void => {
    action.onPress?.();
    if (action.stays !== true) close();
  };
  if (action.href !== undefined) {
    return (
      <a
        href={action.href}
        {...(action.leaves === true && {
          target: '_blank',
          rel: 'noopener noreferrer nofollow',
        })}
        onClick={press}
        className={buttonStyle({ variant: tone, wide: true })}
      >
        {action.label}
      </a>
    );
  }
  return (
    <Button variant={tone} wide pending={action.pending ?? false} onClick={press}>
      {action.label}
    </Button>
  );
}
